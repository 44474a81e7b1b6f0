import {
  asFacing,
  cosine,
  type Spot,
  sine,
  span,
  type TenthDegrees,
  type Thousandths,
  UNIT,
} from '@linstock/ground';

/** The arrow of a Move marker (JR-4.6a). */

/** A unit that comes no farther need not keep to its arrow. */
const FREE: Thousandths = 500;

/** Rounding may move the end of a way by so much. */
const ROUNDED: Thousandths = 1;

/** How far to both sides of its arrow a Move may go, for whoever draws it (JR-4.6a). */
export const ARROW_SPREAD: TenthDegrees = 450;

/** Whether a net displacement, if longer than half an inch, lies within 45 degrees of an arrow. */
export function keepsToArrow(from: Spot, to: Spot, arrow: TenthDegrees): boolean {
  if (span(from, to) <= FREE + ROUNDED) return true;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [s, c] = [sine(asFacing(arrow)) / UNIT, cosine(asFacing(arrow)) / UNIT];
  const ahead = dx * s + dy * c;
  const aside = Math.abs(dx * c - dy * s);
  return ahead + ROUNDED >= aside;
}
