import { inches } from '@linstock/ground';
import type { PlacedUnit } from '../measure/situation.ts';
import { unitOf } from '../model/naming.ts';
import { gunRule, smallArmRule } from '../tables/index.ts';
import { bestCharge, companionsOf } from './charging.ts';
import { canHold, goalOf, type Intent, isThere } from './intent.ts';
import { nearestFoe, type SideView } from './side-view.ts';

/** Cavalry on horse and on foot, and guns that ride: which fights how, and when it changes. */

/** Distances of the nearest enemy at which cavalry dismounts: near enough to come, too far to charge it in the act. */
const DISMOUNT_FROM = inches(6);
const DISMOUNT_TO = inches(16);
/** The enemy is as far as this, and the goal too, before men on foot fetch their horses. */
const MOUNT_FROM = inches(12);
/** Range at which a weapon is worth fighting with on foot: carbines and pistols of the saddle have less. */
const WORTH_DISMOUNTING = 3;

/**
 * True if cavalry should mount or dismount now (JR-17.1a): it dismounts where it means to stay, if its firearm is
 * worth it and more of its side is mounted than on foot; it mounts for a long way with no enemy near.
 */
export function changesHorse(view: SideView, unit: PlacedUnit, intent: Intent): boolean {
  if (!canHold(view, unit)) return false;
  const far = nearestFoe(view, unit)?.far ?? Number.POSITIVE_INFINITY;
  const goal = goalOf(view, unit, intent);
  if (unit.arm === 'mounted')
    return (
      far >= DISMOUNT_FROM &&
      far <= DISMOUNT_TO &&
      hasGoodFirearm(view, unit) &&
      countOf(view, 'mounted') > countOf(view, 'dismounted') &&
      isThere(view, unit, intent, goal)
    );
  const way = Math.hypot(goal.x - unit.front.x, goal.y - unit.front.y);
  return (
    unit.arm === 'dismounted' &&
    far > MOUNT_FROM &&
    way > MOUNT_FROM &&
    !unitOf(view.field, unit.listed).staysDismounted
  );
}

function hasGoodFirearm({ field }: SideView, { listed }: PlacedUnit): boolean {
  const rule = smallArmRule(unitOf(field, listed).weapon);
  return rule !== null && rule.normal >= WORTH_DISMOUNTING;
}

const countOf = ({ own }: SideView, arm: PlacedUnit['arm']): number =>
  own.filter((unit) => unit.arm === arm).length;

/** True if a mounted unit should go along with a friend whose charge is worth this much: each support counts 2 (JR-17.2a). */
export function ridesAlong(view: SideView, unit: PlacedUnit, leastHope: number): boolean {
  return companionsOf(view, unit).some((friend) => {
    const charge = bestCharge(view, friend);
    return charge !== null && charge.hope >= leastHope;
  });
}

/** True if horse artillery in battery sees no enemy within its range and had better come up (JR-11.4b). */
export function comesUp(view: SideView, { listed }: PlacedUnit, far: number): boolean {
  const { horseArtillery, weapon } = unitOf(view.field, listed);
  const range = gunRule(weapon)?.long ?? 0;
  return horseArtillery && far > inches(range);
}
