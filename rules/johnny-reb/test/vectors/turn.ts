import { degrees, inches, type Spot } from '@linstock/ground';
import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { footprintSize } from '../../src/measure/footprint.ts';
import { keepsToArrow } from '../../src/reckon/arrow.ts';
import { type GroundedLeg, type MoveLeg, paidInches, reckonMove, type Size } from '../../src/reckon/legs.ts';
import { sumReckoning } from '../../src/reckon/lines.ts';
import { netWay } from '../../src/reckon/net-way.ts';
import { refuseConditionalHold, refuseOrder } from '../../src/reckon/orders.ts';
import { allowance } from '../../src/reckon/rates.ts';
import { chargesInOrder, initiative as initiativeOf } from '../../src/reckon/turn.ts';
import { BONUS_DICE, GOINGS, ORDERS } from '../../src/tables/index.ts';
import {
  arm,
  bonusRow,
  count,
  DrawnDice,
  distance,
  fact,
  formation,
  frontOf,
  level,
  measured,
  places,
  posed,
  rateRow,
  read,
  side,
} from './given.ts';

const orderGiven = z.strictObject({
  order: z.enum([...ORDERS, 'CH']),
  marker: z.enum(ORDERS).optional(),
  unit: z.strictObject({ arm: arm.default('infantry'), formation, level, disordered: fact }),
  officer_distance: distance,
  enemy_distance: distance,
  arrow: z.number().nullable().default(null),
});

/** D1, and D2 for a change to Conditional hold. */
export function order(raw: Json): Json {
  const { order: wanted, marker, unit, ...given } = read(orderGiven, raw);
  if (wanted === 'CH' && marker === undefined)
    throw new RangeError('A change to CH needs the marker that is changed.');
  const refusal =
    wanted === 'CH'
      ? refuseConditionalHold(marker ?? 'H', unit.level)
      : refuseOrder(wanted, {
          ...unit,
          officer: measured(given.officer_distance),
          enemy: measured(given.enemy_distance),
          arrow: given.arrow !== null,
        });
  return refusal ? { legal: false, clause: refusal.clause } : { legal: true };
}

const initiativeGiven = z.strictObject({ holder: side });

/** JR-5.3a. */
export function initiative(raw: Json, dice: readonly number[]): Json {
  const { holder } = read(initiativeGiven, raw);
  const umpire = new DrawnDice(dice);
  const die = (of: string): number =>
    umpire.throw(sumReckoning('initiative', `Initiative: ${of}`, 'JR-5.3a', 1)).sum;
  const [union, confederate] = [die('USA'), die('CSA')];
  return { initiative: initiativeOf(union, confederate, holder, { union: 'USA', confederate: 'CSA' }) };
}

const chargesGiven = z.strictObject({
  initiative: side,
  charges: z.array(
    z.strictObject({ unit: z.string(), side, distance: z.number().min(0), list_index: z.int() }),
  ),
});

/** JR-5.7a. */
export function charge_order(raw: Json): Json {
  const given = read(chargesGiven, raw);
  const waiting = given.charges.map(({ list_index: listed, distance, ...charge }) => ({
    ...charge,
    listed,
    distance: inches(distance),
  }));
  return { order: chargesInOrder(waiting, given.initiative).map(({ unit }) => unit) };
}

const legGiven = z.strictObject({
  leg: z.enum(['advance', 'oblique', 'wheel_left', 'wheel_right', 'backward', 'about_face']),
  inches: z.number().min(0).optional(),
  angle: z.number().optional(),
  terrain: z.enum(GOINGS).default('open'),
  obstacles: count,
});
const moveGiven = z.strictObject({
  unit: posed,
  rate_row: rateRow,
  legs: z.array(legGiven),
  arrow: z.number().nullable().default(null),
  half: fact,
  quick_march: fact,
  bonus_row: bonusRow,
});

/** Turns are signed. As a facing, a turn to the left would become a turn of nearly a whole circle to the right. */
const tenths = (angle: number): number => {
  const facing = degrees(angle);
  return angle < 0 && facing !== 0 ? facing - 3600 : facing;
};

function legOf({ leg, inches: length = 0, angle = 0 }: z.output<typeof legGiven>): MoveLeg {
  const far = 1000 * length; // unrounded (JR-2.1a)
  switch (leg) {
    case 'advance':
      return { kind: 'advance', distance: far };
    case 'oblique':
      return { kind: 'oblique', distance: far, angle: tenths(angle) };
    case 'wheel_left':
      return { kind: 'wheel', about: 'left', angle: 0 - tenths(angle) };
    case 'wheel_right':
      return { kind: 'wheel', about: 'right', angle: tenths(angle) };
    case 'backward':
      return { kind: 'back', distance: far };
    case 'about_face':
      return { kind: 'about' };
  }
}

/** Legs with the ground of the vector: one kind under each. */
function groundedLegs(size: Size, given: readonly z.output<typeof legGiven>[]): GroundedLeg[] {
  return given.map((each) => {
    const leg = legOf(each);
    const passages = leg.kind === 'about' ? [] : [{ going: each.terrain, inches: paidInches(size, leg) }];
    return { leg, passages, obstacles: each.obstacles };
  });
}

/** A net displacement is none if it is shorter, in thousandths: what is left are the last digits of its sums. */
const NO_WAY = 1e-6;

/** Degrees of a net displacement, finer than facings are; null if there is none. */
function bearingOf({ x, y }: Spot): number | null {
  if (Math.hypot(x, y) < NO_WAY) return null;
  const bearing = (Math.atan2(x, y) * 180) / Math.PI;
  return places(bearing < 0 ? bearing + 360 : bearing);
}

/** A list of legs (P10). */
export function move(raw: Json, dice: readonly number[]): Json {
  const given = read(moveGiven, raw);
  const bonus = given.quick_march
    ? new DrawnDice(dice).throw(
        sumReckoning('quick march', 'Quick march', 'JR-6.4a', BONUS_DICE[given.bonus_row]),
      ).sum
    : 0;
  const [from, size] = [frontOf(given.unit), footprintSize(given.unit)];
  const budget = allowance(given.rate_row, given.half, bonus);
  const manner = { row: given.rate_row, quality: given.unit.quality, disengaging: false };
  const reckoned = reckonMove(from, size, groundedLegs(size, given.legs), manner, budget);
  const [x, y] = given.unit.P;
  const legs = given.legs.map(legOf);
  const way = netWay(from.facing, size, legs);
  const kept = given.arrow === null || keepsToArrow(way, degrees(given.arrow));
  return {
    budget,
    leg_costs: reckoned.costs.map((cost) => (cost === null ? null : places(cost))),
    cost: places(reckoned.cost),
    P: [places(x + way.x / 1000), places(y + way.y / 1000)],
    heading: reckoned.end.facing / 10,
    disordered: reckoned.disordered,
    legal: reckoned.refused === null && kept,
    ...(given.arrow !== null && { bearing: bearingOf(way), arrow_ok: kept }),
  };
}
