import type { InchSpot } from '@linstock/ground';
import type { Pixel } from './hex-grid.ts';

/** Pixels of an inch of a table. */
export const PIXELS_PER_INCH = 100;

/** The longest side of a table, in inches; farther than any table is taken to be. */
export const MAX_SIDE_INCHES = 96;

/** A place of a map of a table in inches from its south-west corner: pixels go down and inches up. */
export function spotOf(height: number, [x, y]: Pixel): InchSpot {
  const thousandths = (pixels: number) => Math.round(pixels * 10) / (PIXELS_PER_INCH * 10) + 0;
  return [thousandths(x), thousandths(height * PIXELS_PER_INCH - y)];
}
