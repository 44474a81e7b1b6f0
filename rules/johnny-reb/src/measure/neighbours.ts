import {
  aheadOfFront,
  crossesStand,
  type Ground,
  gap,
  gapToSpot,
  inches,
  insideGround,
  type Spot,
  type Stand,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Side } from '@linstock/kernel';
import { nearestFirst } from '../reckon/nearest.ts';
import type { Arm } from '../tables/index.ts';
import { enemiesOf, friendsOf, isSteady, nearest, type PlacedUnit, type Situation } from './situation.ts';
import { freeDistance, slideOn } from './slide.ts';

/** Facts that depend on the units near a unit. */

/** True if a steady friend is on the line to the nearest enemy (JR-12.4f). */
export function isBehindFriends(situation: Situation, unit: PlacedUnit): boolean {
  const enemy = nearest(unit.stand, enemiesOf(situation, unit.side));
  return (
    enemy !== null &&
    friendsOf(situation, unit).some(
      (friend) =>
        friend.arm !== 'battery' && isSteady(friend) && crossesStand(friend.stand, unit.stand, enemy.stand),
    )
  );
}

/** The range of panic (JR-12.1d). */
const PANIC_DISTANCE: Thousandths = inches(6);

/** The distance from a unit to where something happened: a footprint, or an officer's point (JR-2.4). */
function distanceFrom(unit: PlacedUnit, place: Stand | Spot): Thousandths {
  return 'frontage' in place ? gap(unit.stand, place) : gapToSpot(unit.stand, place);
}

/** A side's units that a rout, loss or killed officer may shake, the nearest first, then as listed (JR-12.1d, JR-12.2d, P4). */
export function whoMayPanic(situation: Situation, side: Side, place: Stand | Spot): PlacedUnit[] {
  const near = situation.units.filter(
    (unit) =>
      unit.side === side &&
      unit.level !== 'routed' &&
      distanceFrom(unit, place) <= PANIC_DISTANCE + TOUCH_DISTANCE,
  );
  return nearestFirst(
    near,
    (unit) => distanceFrom(unit, place),
    ({ listed }) => listed,
  );
}

/**
 * The distance that a winning attacker advances: until P is level with the beaten unit's old centre, or it touches
 * something (JR-14.8d).
 */
export function advanceAfterImpact(situation: Situation, attacker: PlacedUnit, centre: Spot): Thousandths {
  const ahead = Math.round(aheadOfFront(attacker.stand, centre));
  if (ahead <= 0) return 0;
  const others = situation.units.flatMap(({ id, stand }) => (id === attacker.id ? [] : [stand]));
  const slide = slideOn(attacker.stand, attacker.stand.facing);
  return Math.min(ahead, Math.max(0, freeDistance(situation.table, slide, others)));
}

/** Ground that counts, and the arms that can hold it. */
export interface ContestedGround {
  readonly ground: Ground;
  readonly heldBy: readonly Arm[];
}

/**
 * The side that holds a piece of ground: it has an unrouted unit of an arm that can hold it whose centre is there,
 * and no enemy unit's centre is there (JR-18.1b).
 */
export function holderOf(
  { units }: Pick<Situation, 'units'>,
  { ground, heldBy }: ContestedGround,
): Side | null {
  const there = units.filter(({ stand }) => insideGround(ground, stand));
  const sides = new Set(there.map(({ side }) => side));
  const holder = there.find(({ arm, level }) => heldBy.includes(arm) && level !== 'routed');
  return sides.size === 1 && holder ? holder.side : null;
}
