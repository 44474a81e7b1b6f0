import type { Spot } from '@linstock/ground';

/** A place on the ground: a hex by its number, or a spot of a free-measure table in thousandths of an inch. */
export type Place = { readonly hex: number } | { readonly spot: Spot };

/** True if two places are the same. */
export function samePlace(one: Place, other: Place): boolean {
  if ('hex' in one) return 'hex' in other && one.hex === other.hex;
  return 'spot' in other && one.spot.x === other.spot.x && one.spot.y === other.spot.y;
}
