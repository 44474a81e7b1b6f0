import {
  aspectOf,
  isInArc,
  rangeFromFront,
  type Spot,
  type Stand,
  type Aspect as Struck,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';
import type { Aspect, Formation } from '../tables/index.ts';
import { snapToLimit } from './limits.ts';

/** Front arc, primary zone, range and aspect (JR-2.5, JR-2.6). */

/** The angle by which the front arc splays outward from each front corner (JR-2.5a). */
export const FRONT_ARC: TenthDegrees = 450;
/** The primary zone is straight ahead (JR-2.5b). */
const PRIMARY_ZONE: TenthDegrees = 0;

/** True if any part of a target is in the front arc (JR-2.5c). */
export function inFrontArc(firer: Stand, target: Stand): boolean {
  return isInArc(firer, target, FRONT_ARC);
}

/** True if any part of a target is in the primary zone (JR-2.5c). */
export function inPrimaryZone(firer: Stand, target: Stand): boolean {
  return isInArc(firer, target, PRIMARY_ZONE);
}

/** From the front edge to the part of a target in the arc; null if nothing of it is (JR-2.5d). */
export function rangeTo(firer: Stand, target: Stand): Thousandths | null {
  return rangeFromFront(firer, target, FRONT_ARC);
}

/** The range of a fire as range limits compare it; null if no part of the target is in the arc (JR-2.5d, JR-8.5). */
export function fireRange(firer: Stand, target: Stand): Thousandths | null {
  const range = rangeTo(firer, target);
  return range === null ? null : snapToLimit(range);
}

const WORDS: Readonly<Record<Struck, Aspect>> = {
  front: 'front',
  partialFlank: 'partial_flank',
  fullFlank: 'full_flank',
  rear: 'rear',
};

/** A flank drawn back, by the side (JR-3.4). */
export type RefusedFlank = 'left' | 'right' | null;

/** The side on which an attack strikes a unit; a skirmish line always in front (JR-2.6, JR-3.4b). */
export function aspectFrom(
  unit: Stand,
  formation: Formation,
  attackPoint: Spot,
  refuses: RefusedFlank,
): Aspect {
  return formation === 'skirmish' ? 'front' : WORDS[aspectOf(unit, attackPoint, refuses)];
}
