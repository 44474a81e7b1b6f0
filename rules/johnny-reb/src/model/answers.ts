import type { TenthDegrees, Thousandths } from '@linstock/ground';
import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { FORMATIONS, ORDERS } from '../tables/index.ts';
import type { OfficerId, UnitId } from './field.ts';

/**
 * Every answer a player can give in Johnny Reb (Decisions D1 to D18; to concede, D19, is to resign). Units, officers
 * and brigades have their number in the field, places are in thousandths of an inch, angles in tenths of a degree.
 */

const index = z.int().min(0).max(9999);
const unit: z.ZodType<UnitId> = index;
const officer: z.ZodType<OfficerId> = index;
const place: z.ZodType<Thousandths> = z.int().min(-1_000_000).max(1_000_000);
const length: z.ZodType<Thousandths> = z.int().min(1).max(1_000_000);
const bearing: z.ZodType<TenthDegrees> = z.int().min(0).max(3599);
/** To the right; to the left below 0. */
const turn: z.ZodType<TenthDegrees> = z.int().min(-1800).max(1800);
const spot = z.strictObject({ x: place, y: place });
const pose = z.strictObject({ x: place, y: place, facing: bearing });
const formation = z.enum(FORMATIONS);

/** A marker; the arrow is for a Move alone (JR-4.6a). */
const marker = z.strictObject({ unit, order: z.enum(ORDERS), arrow: bearing.nullable() });
/** D1: a unit without an order holds (JR-4.1c). */
const orders = z.strictObject({ do: z.literal('orders'), orders: z.array(marker).max(99) });

/** D2 and D3: the markers that become Conditional hold, and the flanks refused or no longer refused. */
const changes = z.strictObject({
  do: z.literal('changes'),
  hold: z.array(unit).max(99),
  flanks: z.array(z.strictObject({ unit, flank: z.enum(['left', 'right', 'none']) })).max(99),
});

const namesTarget = z.strictObject({ unit, target: unit });
const namesPoint = z.strictObject({ unit, point: unit });
/** D4: a target for each unit that charges, or the point unit it supports. */
const charges = z.strictObject({
  do: z.literal('charges'),
  charges: z.array(z.union([namesTarget, namesPoint])).max(99),
});

const canister = z.enum(['single', 'double']).nullable();
/** One fire: its target, its turn, its manner (D5 to D9). */
const shot = z.strictObject({
  firer: unit,
  target: unit,
  pivot: turn,
  areaFire: z.boolean(),
  rapidFire: z.boolean(),
  canister,
});
/** D5, D6, D15: the units that fire; the others do not. */
const fires = z.strictObject({ do: z.literal('fires'), fires: z.array(shot).max(99) });

/** D4 again: a new target for each unit whose target has gone (JR-14.1d). */
const newTargets = z.strictObject({ do: z.literal('new-targets'), charges: z.array(namesTarget).max(99) });

/** D7: how far a unit that is charged turns before its volley. */
const pivot = z.strictObject({ do: z.literal('pivot'), pivot: turn });

/** D6 and D8, at a halted charge: the manner of the volley of the unit that is charged, and who else fires (JR-14.5a). */
const volley = z.strictObject({
  do: z.literal('volley'),
  rapidFire: z.boolean(),
  canister,
  fires: z.array(shot).max(99),
});

const leg = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('advance'), distance: length }),
  z.strictObject({ kind: z.literal('oblique'), distance: length, angle: turn }),
  z.strictObject({ kind: z.literal('wheel'), about: z.enum(['left', 'right']), angle: turn }),
  z.strictObject({ kind: z.literal('back'), distance: length }),
  z.strictObject({ kind: z.literal('about') }),
]);
const legs = z.array(leg).max(24);
/** D10 and D12: a move leg by leg; no leg at all: it stays. */
const move = z.strictObject({ do: z.literal('move'), unit, legs });
/** D13: the bonus is rolled before the legs are stated. */
const quickMarch = z.strictObject({ do: z.literal('quick-march'), unit });
/** D14: the half move may come before or after. */
const form = z.strictObject({
  do: z.literal('form'),
  unit,
  formation,
  facing: bearing,
  first: z.enum(['form', 'move']),
  legs,
});
/** D16: the unit that he is with after the ride; null for none. */
const ride = z.strictObject({
  do: z.literal('ride'),
  officer,
  way: z.array(spot).max(24),
  to: unit.nullable(),
});
/** D17. */
const commander = z.strictObject({ do: z.literal('commander'), unit });
/** D18: the officers who come with it. */
const enter = z.strictObject({ do: z.literal('enter'), unit, pose, officers: z.array(officer).max(9) });
/** The side has done all it means to (D11). */
const done = z.strictObject({ do: z.literal('done') });

/** The answers to each kind of question. */
const SCHEMAS = {
  orders,
  changes,
  charges,
  'new-targets': newTargets,
  'first-fires': fires,
  interrupt: fires,
  'remaining-fires': fires,
  pivot,
  volley,
  disengage: z.union([move, done]),
  moves: z.union([move, quickMarch, form, ride, enter, done]),
  'quick-march': move,
  commander,
} as const;

/** The kinds of question of these rules; `play` does not ask all of them yet. */
export type QuestionKind = keyof typeof SCHEMAS;

/** The answers to a kind of question. */
export type AnswerTo<K extends QuestionKind> = z.infer<(typeof SCHEMAS)[K]>;

/** An answer to any question. */
export type Answer = AnswerTo<QuestionKind>;

/** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
export const parseAnswer = answerReader(SCHEMAS);
