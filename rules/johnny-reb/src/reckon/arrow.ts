import { rounded, type Spot, type TenthDegrees, type Thousandths } from '@linstock/ground';
import { stepOn } from './net-way.ts';

/** The arrow of a Move marker (JR-4.6a). */

/** A unit that moves no farther than this need not follow its arrow. */
const FREE_DISTANCE: Thousandths = 500;

/** Maximum angle of a Move to both sides of its arrow (JR-4.6a). */
export const ARROW_SPREAD: TenthDegrees = 450;

/**
 * True if a net displacement, if longer than half an inch, is within 45 degrees of an arrow.
 * @param way unrounded; it is compared in whole thousandths
 */
export function keepsToArrow(way: Spot, arrow: TenthDegrees): boolean {
  if (rounded(Math.sqrt(way.x ** 2 + way.y ** 2)) <= FREE_DISTANCE) return true;
  const { x: s, y: c } = stepOn(arrow, 1);
  const ahead = way.x * s + way.y * c;
  const aside = Math.abs(way.x * c - way.y * s);
  return rounded(aside - ahead) <= 0;
}
