import type { TenthDegrees } from '@linstock/ground';

/** A dial is read to whole degrees. */
const DEGREE = 10;

/** The bearing of a point of a dial from its middle, y running down; `up` is the bearing that runs up it. */
export function findBearing(x: number, y: number, up = 0): TenthDegrees {
  const degrees = Math.round((Math.atan2(x, -y) * 180) / Math.PI) + up;
  return turnHeading(0, degrees * DEGREE);
}

/** A heading turned on to the right, or to the left below 0. */
export function turnHeading(heading: TenthDegrees, by: TenthDegrees): TenthDegrees {
  return (((heading + by) % 3600) + 3600) % 3600;
}
