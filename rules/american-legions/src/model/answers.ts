import { DIRECTION_NAMES, type Hex } from '@linstock/ground';
import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { ORDERS } from '../tables/index.ts';
import type { CompanyId, OfficerId, RegimentId } from './field.ts';

/** One act of a move (P-MOVE 2): a step in a direction, a corner clockwise (`right`) or back (`left`), or about. */
export const ACTIONS = [...DIRECTION_NAMES, 'right', 'left', 'about'] as const;
export type Action = (typeof ACTIONS)[number];

/** In `officer` and `leaders`: the side's army commander; other numbers are leaders of the field. */
export const COMMANDER = -1;

const index = z.number().int().min(0).max(9999);
const officer: z.ZodType<OfficerId> = z.number().int().min(COMMANDER).max(9999);
const leader: z.ZodType<OfficerId> = index;
const company: z.ZodType<CompanyId> = index;
const regiment: z.ZodType<RegimentId> = index;
const companies = z.array(company).max(60);
const hex: z.ZodType<Hex> = index;
const facing = z.number().int().min(0).max(5);
const gunSide = z.union([z.literal(0), z.literal(1)]);
const order = z.enum(ORDERS);

/** The parts of each kind of answer, by its name in `do`. */
const PARTS = {
  done: {},
  'set-up': { companies, hex, facing },
  'set-up-officer': { officer, hex },
  suggested: {},
  'gun-side': { gun: company, side: gunSide },
  relieve: { leader },
  rally: { regiment },
  'rally-company': { company },
  reorder: { company },
  order: { regiment, order },
  rout: { company, hex: hex.nullable() },
  /** In old records: all run, each by a free hex next to it if there is one. */
  'rout-all': {},
  'rout-quietly': {},
  move: {
    companies: companies.min(1),
    actions: z.array(z.enum(ACTIONS)).min(1).max(24),
    leaders: z.array(officer).max(12),
  },
  'move-officer': { officer, path: z.array(hex).min(1).max(12) },
  remove: { hex, companies },
  place: { officer, hex },
  fire: { target: hex, companies: companies.min(1) },
  pass: {},
  allot: { company },
  risk: { officer },
  suffer: { company },
  check: { regiment },
  shock: { target: hex, hexes: z.array(hex).min(1).max(6) },
  face: { hex, facing },
  return: { company, hex },
} as const;

/** The kinds of answer. Each has one decision in `play/` and one row in every table of decisions. */
export type DecisionName = keyof typeof PARTS;

type Parts<D extends DecisionName> = (typeof PARTS)[D];

/** The answers of one kind. */
export type AnswerOf<D extends DecisionName> = D extends DecisionName
  ? { do: D } & { [P in keyof Parts<D>]: z.output<Parts<D>[P]> }
  : never;

/** The kinds of answer to each kind of question. */
const QUESTIONS = {
  'set-up': ['set-up', 'set-up-officer', 'suggested'],
  'gun-sides': ['gun-side', 'done'],
  relieve: ['relieve', 'done'],
  rally: ['rally', 'done'],
  'rally-companies': ['rally-company', 'reorder', 'done'],
  orders: ['order', 'done'],
  rout: ['rout-quietly', 'rout', 'rout-all'],
  move: ['move', 'move-officer', 'done'],
  'remove-excess': ['remove'],
  'place-leader': ['place'],
  fire: ['fire', 'pass'],
  allot: ['allot'],
  'leader-at-risk': ['risk'],
  'morale-D': ['suffer'],
  'next-check': ['check'],
  shock: ['shock', 'done'],
  'rallied-facing': ['face'],
  'returned-gun': ['gun-side'],
  'return-hex': ['return'],
} as const satisfies Readonly<Record<string, readonly DecisionName[]>>;

/** The kinds of question this system asks. */
export type QuestionKind = keyof typeof QUESTIONS;

/** The answers to a kind of question. */
export type AnswerTo<K extends QuestionKind> = AnswerOf<(typeof QUESTIONS)[K][number]>;

/** An answer to any question. */
export type Answer = AnswerOf<DecisionName>;

/** The kinds of answer to a kind of question, in the order in which clicks are read; none for a question of another system. */
export function decisionsFor(kind: string): readonly DecisionName[] {
  return Object.hasOwn(QUESTIONS, kind) ? QUESTIONS[kind as QuestionKind] : [];
}

const shapeOf = (name: DecisionName) => z.strictObject({ do: z.literal(name), ...PARTS[name] });

const SCHEMAS = Object.fromEntries(
  Object.entries(QUESTIONS).map(([kind, names]) => [kind, z.union(names.map(shapeOf))]),
);

/** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
export const parseAnswer = answerReader(SCHEMAS) as (kind: string, value: unknown) => Answer | null;
