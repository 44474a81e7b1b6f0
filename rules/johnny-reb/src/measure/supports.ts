import {
  inches,
  isWithin,
  span,
  spotOnBearing,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';
import type { Supports } from '../reckon/impact.ts';
import { enemiesOf, friendsOf, inContact, isSteady, type PlacedUnit, type Situation } from './situation.ts';
import { freeDistance, type Slide } from './slide.ts';

/** The supports of a charge (JR-14.2, JR-14.6c). */

/** Maximum distance of a support (JR-14.2a, JR-14.6c). */
const SUPPORT_DISTANCE: Thousandths = inches(2);

/** True if a unit is near enough to support another. */
export function isNearEnough(unit: PlacedUnit, other: PlacedUnit): boolean {
  return isWithin(unit.stand, other.stand, SUPPORT_DISTANCE);
}

/** The friends in support of a defender: steady, near, in contact with no other enemy; batteries are none (JR-14.6c). */
export function defenderSupports(
  situation: Situation,
  defender: PlacedUnit,
  attacker: PlacedUnit,
): PlacedUnit[] {
  const others = enemiesOf(situation, defender.side).filter(({ id }) => id !== attacker.id);
  return friendsOf(situation, defender).filter(
    (friend) =>
      friend.arm !== 'battery' &&
      isSteady(friend) &&
      isNearEnough(friend, defender) &&
      !others.some((enemy) => inContact(friend, enemy)),
  );
}

/** The units in support in phase 9: all of a side, save batteries, that touch its opponent (JR-15.5b). */
export function meleeSupports(situation: Situation, fighter: PlacedUnit, opponent: PlacedUnit): PlacedUnit[] {
  return friendsOf(situation, fighter).filter(
    (friend) => friend.arm !== 'battery' && inContact(friend, opponent),
  );
}

/** Supports counted by what they take off; dismounted cavalry counts as infantry (JR-14.6b, c). */
export function countSupports(units: readonly Pick<PlacedUnit, 'arm'>[]): Supports {
  const cavalry = units.filter(({ arm }) => arm === 'mounted').length;
  const infantry = units.filter(({ arm }) => arm === 'infantry' || arm === 'dismounted').length;
  return { infantry, cavalry };
}

/**
 * The distance that a support moves with its point unit: as far as that unit, or until it would meet another
 * unit, a building or the edge (JR-14.2b).
 * @param together all units of the charge, whose distances to each other do not change
 */
export function supportDistance(
  { table, units }: Situation,
  support: PlacedUnit,
  bearing: TenthDegrees,
  distance: Thousandths,
  together: ReadonlySet<string>,
): Thousandths {
  const slide: Slide = { stand: support.stand, to: spotOnBearing(support.stand, bearing, distance) };
  if (span(slide.stand, slide.to) <= TOUCH_DISTANCE) return 0;
  const others = units.flatMap(({ id, stand }) => (together.has(id) ? [] : [stand]));
  return Math.min(distance, Math.max(0, freeDistance(table, slide, others)));
}
