import {
  asFacing,
  FULL_TURN,
  facingTo,
  halfOf,
  reachAlong,
  type Spot,
  type Stand,
  span,
  spotAlong,
  spotOnBearing,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import { LENGTHS } from '../tables/index.ts';
import { facingTowards } from './aim.ts';
import { entryOf, WELL_IN_RANGE } from './charge.ts';
import { firstOnTable } from './orders.ts';
import { enemiesOf, type PlacedCompany, type Situation } from './situation.ts';
import { inMeleeRange } from './zone.ts';

/** The straight legs by which a company can come into melee range of one enemy before all others (MM-E8c). */

/** A leg from a company's place: the facing on it, and its end. */
export interface PursuitLeg extends Spot {
  readonly facing: TenthDegrees;
}

/** A facing and a bearing of the leg, each off the straight way to the enemy. */
type LegTurns = readonly [facing: TenthDegrees, bearing: TenthDegrees];

/** Steps of the two angles at which legs are tried, first roughly, then around the best. */
const ANGLE_STEPS = [150, 50] as const;
const FINE_STEP = 10;
/** Others may be entered this much before the enemy on a leg that is tried again. */
const CLOSE: Thousandths = 500;
const MAX_TRIED_AGAIN = 40;

/** Legs of up to `limit` to a place in melee range of an enemy that no other enemy's range comes before; the straightest first. */
export function* legsInto(
  situation: Situation,
  own: PlacedCompany,
  enemy: PlacedCompany,
  limit: Thousandths,
): Generator<PursuitLeg> {
  const straight = facingTowards(own.stand, enemy.stand);
  const promising: { readonly turns: LegTurns; readonly late: number }[] = [];
  for (const turns of grid(bearingsTowards(own, enemy, limit, straight))) {
    const { legs, late } = legsAt(situation, own, enemy, limit, straight, turns);
    yield* legs;
    if (late < CLOSE) promising.push({ turns, late });
  }
  const again = promising.sort((a, b) => a.late - b.late).slice(0, MAX_TRIED_AGAIN);
  for (const { turns } of again)
    for (const [facing, bearing] of fineGrid(turns))
      yield* legsAt(situation, own, enemy, limit, straight, [facing, bearing]).legs;
}

/** The bearings, in the finest step, on which a company turned any way may come into melee range of an enemy. */
function bearingsTowards(
  own: PlacedCompany,
  enemy: PlacedCompany,
  limit: Thousandths,
  straight: TenthDegrees,
): ReadonlySet<TenthDegrees> {
  const round = halfOf(own.stand);
  const disc = { ...own.stand, facing: 0, frontage: 2 * round, depth: 2 * round };
  const near = (bearing: TenthDegrees): boolean => {
    const at = reachAlong(
      disc,
      spotOnBearing(own.stand, asFacing(straight + bearing), limit),
      enemy.stand,
      LENGTHS.meleeRange,
    );
    return at !== null && at <= limit;
  };
  return new Set([...fan(ANGLE_STEPS[1])].filter(near));
}

/** All pairs of angles in coarse steps, then those of finer steps between. */
function* grid(bearings: ReadonlySet<TenthDegrees>): Generator<LegTurns> {
  for (const [i, step] of ANGLE_STEPS.entries()) {
    const before = ANGLE_STEPS[i - 1];
    const tried = [...fan(step)].filter((bearing) => bearings.has(bearing));
    for (const facing of fan(step))
      for (const bearing of tried)
        if (before === undefined || facing % before !== 0 || bearing % before !== 0) yield [facing, bearing];
  }
}

function* fineGrid([facing, bearing]: LegTurns): Generator<LegTurns> {
  const reach = ANGLE_STEPS[1] - FINE_STEP;
  for (let f = -reach; f <= reach; f += FINE_STEP)
    for (let b = -reach; b <= reach; b += FINE_STEP) if (f !== 0 || b !== 0) yield [facing + f, bearing + b];
}

/** Turns by steps to either side, the smallest first, up to half a turn. */
function* fan(step: TenthDegrees): Generator<TenthDegrees> {
  yield 0;
  for (let turn = step; turn < FULL_TURN / 2; turn += step) yield* [turn, -turn];
  yield FULL_TURN / 2;
}

/** The legs of one facing and bearing, and how long before the enemy another is entered; Infinity if it is not in reach. */
function legsAt(
  situation: Situation,
  own: PlacedCompany,
  enemy: PlacedCompany,
  limit: Thousandths,
  straight: TenthDegrees,
  [facingTurn, bearingTurn]: LegTurns,
): { readonly legs: PursuitLeg[]; readonly late: number } {
  const facing = asFacing(straight + facingTurn);
  const turned = facingTo(own.stand, facing);
  const to = spotOnBearing(own.stand, asFacing(straight + bearingTurn), limit);
  const near = reachAlong(turned, to, enemy.stand, LENGTHS.meleeRange);
  if (near === null || near > limit) return { legs: [], late: Number.POSITIVE_INFINITY };
  const before = enteredBefore(situation, own, turned, to, enemy, near);
  if (before !== null) return { legs: [], late: near - before };
  const entry = entryOf(situation, own, { legs: [{ facing, to }], facing });
  if (!entry?.enemies.some(({ id }) => id === enemy.id)) return { legs: [], late: 0 };
  const onTableAt = firstOnTable(situation, turned, to, entry.at);
  const most = Math.floor(span(own.stand, to));
  const wellIn = Math.min(entry.at + WELL_IN_RANGE, most);
  const lengths = [wellIn, entry.at, entry.at + 1, entry.at + LENGTHS.pathStep, onTableAt];
  const legs = lengths
    .filter((length) => length <= most)
    .map((length) => ({ ...spotAlong(own.stand, to, length), facing }));
  return { legs, late: 0 };
}

/**
 * The place on a leg where another enemy's range is surely entered before that of one that is in range from `near`
 * on; null if there is none.
 */
function enteredBefore(
  situation: Situation,
  own: PlacedCompany,
  turned: Stand,
  to: Spot,
  enemy: PlacedCompany,
  near: Thousandths,
): Thousandths | null {
  for (const other of enemiesOf(situation, own.side)) {
    if (other.id === enemy.id) continue;
    const at = reachAlong(turned, to, other.stand, LENGTHS.meleeRange);
    if (at === null || at + LENGTHS.pathStep >= near) continue;
    const there = { ...turned, ...spotAlong(turned, to, at) };
    if (inMeleeRange(situation, { ...own, stand: there }, other)) return at;
  }
  return null;
}
