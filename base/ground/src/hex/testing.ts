import type { Axial } from './hex.ts';
import { lengthOf } from './hex.ts';

/** All hexes within a radius of the origin; for tests. */
export function disc(radius: number): Axial[] {
  const hexes: Axial[] = [];
  for (let r = -radius; r <= radius; r++) {
    for (let q = -radius; q <= radius; q++) if (lengthOf(q, r) <= radius) hexes.push([q, r]);
  }
  return hexes;
}
