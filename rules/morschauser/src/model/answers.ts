import { MAX_COORDINATE, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { ENGINEERING, TRAITS, TROOP_TYPES, WEAPONS } from '../tables/index.ts';
import type { CompanyId, GeneralId } from './field.ts';

/**
 * Maximum number of legs of one move, and of companies of one list: more are never needed, and no rule depends on it.
 */
const MAX_LEGS = 12;
const MAX_COMPANIES = 60;
/** No regiment has more companies (MM-A1m). */
const MAX_MOVERS = 5;
/** More brigade generals than any force can have (T-POINTS). */
const MAX_GENERALS = 20;
/** No company takes more hits at once than a regiment of five has strength points. */
const MAX_HITS = 40;

const index = z.number().int().min(0).max(9999);
const company: z.ZodType<CompanyId> = index;
const generalId: z.ZodType<GeneralId> = index;
const companies = z.array(company).min(1).max(MAX_COMPANIES);
const length: z.ZodType<Thousandths> = z.number().int().min(-MAX_COORDINATE).max(MAX_COORDINATE);
const facing: z.ZodType<TenthDegrees> = z.number().int().min(0).max(3599);
const target = company.nullable();

const done = z.strictObject({ do: z.literal('done') });
const throwDice = z.strictObject({ do: z.literal('throw') });
const first = z.strictObject({ do: z.enum(['first', 'second']) });
const mine = z.strictObject({ do: z.literal('mine'), mine: index });
const rout = z.strictObject({ do: z.literal('rout'), company });
const test = z.strictObject({ do: z.literal('test'), company });
const rally = z.strictObject({ do: z.literal('rally'), company });
const restore = z.strictObject({ do: z.literal('restore'), points: z.array(company).max(MAX_HITS) });
const spot = z.strictObject({ x: length, y: length });
const general = z.strictObject({
  do: z.literal('general'),
  general: generalId,
  x: length,
  y: length,
  /** The turns on his way there; omitted for a straight ride. */
  via: z.array(spot).min(1).max(MAX_LEGS).optional(),
});
const activate = z.strictObject({
  do: z.literal('activate'),
  companies,
  movers: z.array(company).max(MAX_COMPANIES),
});
const work = z.strictObject({
  do: z.literal('work'),
  task: z
    .number()
    .int()
    .min(0)
    .max(ENGINEERING.length - 1),
  x: length,
  y: length,
  facing,
  about: z.number().int().min(-1).max(9999),
});
const change = z.strictObject({ do: z.literal('change'), by: z.number().int().min(-1).max(1) });
const shoot = z.strictObject({
  do: z.literal('shoot'),
  company,
  weapon: z.enum(WEAPONS),
  facing,
  at: z.enum(['company', 'general', 'wall']),
  target: index,
});
const pivot = z.strictObject({ do: z.literal('pivot'), company, facing });
const leg = z.strictObject({ x: length, y: length, facing });
/** A leg of a path, with the centre of its wheel if it is one, so that it is logged as a wheel. */
const wayLeg = leg.extend({ about: spot.optional() });
const way = z.strictObject({
  company,
  /** The place where a reinforcement enters; null for all others. */
  entry: spot.nullable(),
  legs: z.array(wayLeg).max(MAX_LEGS),
  facing,
  /** The target of a charge if several are possible; else null. */
  target,
});
/** Companies that move together are named together: a formed regiment has to be one again at the end (MM-E1f). */
const move = z.strictObject({ do: z.literal('move'), moves: z.array(way).min(1).max(MAX_MOVERS) });
const melee = z.strictObject({ do: z.literal('melee'), company, target: company });
const share = z.strictObject({ do: z.literal('share'), hits: z.array(company).min(1).max(MAX_HITS) });
const pursue = z.strictObject({ do: z.literal('pursue'), target: company, x: length, y: length, facing });
const storm = z.strictObject({ do: z.literal('storm'), x: length, y: length, facing });

const buy = z.strictObject({
  do: z.literal('buy'),
  generals: z.number().int().min(0).max(MAX_GENERALS),
  regiments: z
    .array(
      z.strictObject({
        brigade: z.number().int().min(0).max(MAX_GENERALS),
        type: z.enum(TROOP_TYPES),
        weapon: z.enum(['musket', 'rifle', 'carbine', 'cannon', 'none']),
        traits: z.array(z.enum(TRAITS)).max(TRAITS.length),
        companies: z.number().int().min(1).max(MAX_MOVERS),
      }),
    )
    .min(1)
    .max(MAX_COMPANIES),
});
const place = z.strictObject({
  do: z.literal('place'),
  regiment: index,
  at: z.array(leg).min(1).max(MAX_MOVERS),
});
const rest = z.strictObject({ do: z.literal('rest') });

/** The answers to each kind of question. */
const SCHEMAS = {
  force: buy,
  place: z.union([place, rest]),
  initiative: throwDice,
  'first-move': first,
  mine: z.union([mine, done]),
  rout,
  morale: test,
  rally: z.union([rally, done]),
  restore,
  act: z.union([activate, general, work, pivot, done]),
  command: change,
  shoot: z.union([shoot, pivot, move, done]),
  move: z.union([move, pivot, done]),
  melee: z.union([melee, pivot, done]),
  'shoot-after': z.union([shoot, pivot, done]),
  'move-after': z.union([move, pivot, done]),
  share,
  pursue: z.union([pursue, done]),
  storm: z.union([storm, done]),
} as const;

/** The kinds of question this system asks. */
export type QuestionKind = keyof typeof SCHEMAS;

/** The answers to a kind of question. */
export type AnswerTo<K extends QuestionKind> = z.infer<(typeof SCHEMAS)[K]>;

/** An answer to any question. */
export type Answer = AnswerTo<QuestionKind>;

/** The way of one company: legs of its centre, then a last pivot (MM-B1d). */
export type Way = z.infer<typeof way>;
/** Moves, charges, retreats or advances of companies of one group, in order. */
export type MoveAnswer = z.infer<typeof move>;
/** The answer that makes these moves, in this order. */
export const movesAnswer = (moves: Way[]): MoveAnswer => ({ do: 'move', moves });
/** A shot, with the facing taken for it. */
export type ShootAnswer = z.infer<typeof shoot>;

/** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
export const parseAnswer = answerReader(SCHEMAS);
