import { DIRECTION_NAMES } from '@linstock/ground';
import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { ORDERS } from '../tables/index.ts';

/** One act of a move (P-MOVE 2): a step in a direction, a corner clockwise (`right`) or back (`left`), or about. */
export const ACTIONS = [...DIRECTION_NAMES, 'right', 'left', 'about'] as const;
export type Action = (typeof ACTIONS)[number];

/** In `officer` and `leaders`: the side's army commander; other numbers are leaders of the field. */
export const COMMANDER = -1;

const index = z.number().int().min(0).max(9999);
const officer = z.number().int().min(COMMANDER).max(9999);
const company = index;
const companies = z.array(company).max(60);
const hex = index;
const facing = z.number().int().min(0).max(5);
const gunSide = z.union([z.literal(0), z.literal(1)]);
const order = z.enum(ORDERS);

const done = z.strictObject({ do: z.literal('done') });
const placeCompanies = z.strictObject({ do: z.literal('set-up'), companies, hex, facing });
const placeOfficer = z.strictObject({ do: z.literal('set-up-officer'), officer, hex });
const suggested = z.strictObject({ do: z.literal('suggested') });
const setGunSide = z.strictObject({ do: z.literal('gun-side'), gun: company, side: gunSide });
const relieve = z.strictObject({ do: z.literal('relieve'), leader: index });
const rally = z.strictObject({ do: z.literal('rally'), regiment: index });
const rallyCompany = z.strictObject({ do: z.literal('rally-company'), company });
const reorder = z.strictObject({ do: z.literal('reorder'), company });
const setOrder = z.strictObject({ do: z.literal('order'), regiment: index, order });
const rout = z.strictObject({ do: z.literal('rout'), company, hex: hex.nullable() });
/** In records of older days: all run, each by a free hex next to it where there is one. */
const routAll = z.strictObject({ do: z.literal('rout-all') });
const routQuietly = z.strictObject({ do: z.literal('rout-quietly') });
const move = z.strictObject({
  do: z.literal('move'),
  companies: companies.min(1),
  actions: z.array(z.enum(ACTIONS)).min(1).max(24),
  leaders: z.array(officer).max(12),
});
const moveOfficer = z.strictObject({
  do: z.literal('move-officer'),
  officer,
  path: z.array(hex).min(1).max(12),
});
const remove = z.strictObject({ do: z.literal('remove'), hex, companies });
const place = z.strictObject({ do: z.literal('place'), officer, hex });
const fire = z.strictObject({ do: z.literal('fire'), target: hex, companies: companies.min(1) });
const pass = z.strictObject({ do: z.literal('pass') });
const allot = z.strictObject({ do: z.literal('allot'), company });
const risk = z.strictObject({ do: z.literal('risk'), officer });
const suffer = z.strictObject({ do: z.literal('suffer'), company });
const check = z.strictObject({ do: z.literal('check'), regiment: index });
const shock = z.strictObject({ do: z.literal('shock'), target: hex, hexes: z.array(hex).min(1).max(6) });
const face = z.strictObject({ do: z.literal('face'), hex, facing });
const comeBack = z.strictObject({ do: z.literal('return'), company, hex });

/** What may be answered to each kind of question. */
const SCHEMAS = {
  'set-up': z.union([placeCompanies, placeOfficer, suggested]),
  'gun-sides': z.union([setGunSide, done]),
  relieve: z.union([relieve, done]),
  rally: z.union([rally, done]),
  'rally-companies': z.union([rallyCompany, reorder, done]),
  orders: z.union([setOrder, done]),
  rout: z.union([rout, routAll, routQuietly]),
  move: z.union([move, moveOfficer, done]),
  'remove-excess': remove,
  'place-leader': place,
  fire: z.union([fire, pass]),
  allot,
  'leader-at-risk': risk,
  'morale-D': suffer,
  'next-check': check,
  shock: z.union([shock, done]),
  'rallied-facing': face,
  'returned-gun': setGunSide,
  'return-hex': comeBack,
} as const;

/** The kinds of question this system asks. */
export type QuestionKind = keyof typeof SCHEMAS;

/** What may be answered to a kind of question. */
export type AnswerTo<K extends QuestionKind> = z.infer<(typeof SCHEMAS)[K]>;

/** An answer to any question. */
export type Answer = AnswerTo<QuestionKind>;

/** An answer of this kind of question out of unknown data; null when it has not the shape of one. */
export const parseAnswer = answerReader(SCHEMAS);
