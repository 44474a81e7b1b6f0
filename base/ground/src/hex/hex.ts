import type { NumberOf } from '@linstock/kernel';

/**
 * Pointy-top hexes in axial coordinates.
 * Directions 0-5 are NE, E, SE, SW, W, NW. Corner f of a hex lies between directions f-1 and f, so corner 0 is the top of the
 * grid and corner 3 the bottom. Where troops face corners only, a facing 0-5 is the corner; see `facing.ts` for others.
 */

/** The number of a hex of a map, from 0 on; -1 for one that is off the map. */
export type Hex = NumberOf<'hex'>;

/** An axial position `[q, r]`. */
export type Axial = readonly [q: number, r: number];

/** 0-5: NE, E, SE, SW, W, NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** 0-5: a corner of the hex, 0 at the top of the grid, clockwise. */
export type Facing = 0 | 1 | 2 | 3 | 4 | 5;

/** The step `[dq, dr]` of each direction, NE first, clockwise. */
export const STEPS: readonly Axial[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The directions' names, in order. */
export const DIRECTION_NAMES = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;

/** All six directions, in order. */
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Hexes from one axial difference to the origin, on the unbounded grid. */
export function lengthOf(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The six-fold turn of a facing by `corners` clockwise (negative: counter-clockwise). */
export function turned(facing: number, corners: number): Facing {
  return ((((facing + corners) % 6) + 6) % 6) as Facing;
}

/** The direction opposite to this one. */
export function opposite(direction: number): Direction {
  return ((direction + 3) % 6) as Direction;
}

/**
 * The hexsides (one, or two when the line passes a corner) through which a line leaves the hex at its start:
 * those with the greatest dot product with the line, in cube coordinates. Empty for a line of no length.
 */
export function sidesTowards(dq: number, dr: number): Direction[] {
  if (dq === 0 && dr === 0) return [];
  const dots = STEPS.map(([q, r]) => q * dq + r * dr + (q + r) * (dq + dr));
  const greatest = Math.max(...dots);
  return DIRECTIONS.filter((d) => dots[d] === greatest);
}
