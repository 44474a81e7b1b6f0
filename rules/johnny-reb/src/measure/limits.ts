import { inches, type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';

/** Measured lengths against the limits of the rules (JR-2.1c). */

/** Every limit of the rules is a number of quarter inches. */
const QUARTER_INCH: Thousandths = inches(0.25);

/**
 * A measured length as limits compare it: one within `TOUCH_DISTANCE` of a quarter inch is that quarter inch. Units on
 * the lattice are a few thousandths off the ordered place; a limit at which they were placed must still apply to them.
 */
export function snapToLimit(length: Thousandths): Thousandths {
  const quarter = QUARTER_INCH * Math.round(length / QUARTER_INCH);
  return Math.abs(length - quarter) <= TOUCH_DISTANCE ? quarter : length;
}
