import { distance, type Hex, type HexMap, trace } from '@linstock/ground';

/** Sight from centre to centre (FL-11.2). */

/** The obstacles to sight, by hex. */
export interface Heights {
  /** Elevation of the ground. */
  level(hex: Hex): number;
  /** The height that woods or buildings add to it (FL-11.2d). */
  cover(hex: Hex): number;
  /** True if Infantry or Cavalry of either side is there (FL-11.2e). */
  occupied(hex: Hex): boolean;
}

/** The height of a unit above its hex for sight (FL-11.2e). */
const UNIT_HEIGHT = 0.5;
/** The range to which units block anywhere on the line (FL-11.2h). */
const UNITS_BLOCK_TO = 8;
/** Beyond it units block only within this distance of the target (FL-11.2i). */
const NEAR_TARGET = 3;

/** True if one hex sees another; hexes next to each other always do (FL-11.2a, c). */
export function sees(map: HexMap, from: Hex, to: Hex, heights: Heights): boolean {
  return firstBlock(map, from, to, heights, null);
}

/** All hexes that block the line, ascending; none if it is clear (FL-11.2f to k). */
export function blockers(map: HexMap, from: Hex, to: Hex, heights: Heights): Hex[] {
  const found: Hex[] = [];
  firstBlock(map, from, to, heights, found);
  return found.sort((a, b) => a - b);
}

/** True if nothing blocks; with a list, every obstacle is added to it. */
function firstBlock(map: HexMap, from: Hex, to: Hex, heights: Heights, found: Hex[] | null): boolean {
  const range = distance(map, from, to);
  if (range <= 1) return true;
  const line = trace(map, from, to);
  let clear = true;
  for (const hexes of [line.crossed, line.beside]) {
    for (const hex of hexes) {
      if (!blocks(map, hex, from, to, range, heights)) continue;
      clear = false;
      if (found === null) return false;
      found.push(hex);
    }
  }
  return clear;
}

function blocks(map: HexMap, hex: Hex, from: Hex, to: Hex, range: number, heights: Heights): boolean {
  const ground = heights.level(hex);
  const tall = range <= UNITS_BLOCK_TO || distance(map, hex, to) <= NEAR_TARGET; // FL-11.2h, i
  const unit = tall && heights.occupied(hex) ? UNIT_HEIGHT : 0;
  const height = ground + Math.max(heights.cover(hex), unit);
  const [a, b] = [heights.level(from), heights.level(to)];
  if (height > Math.max(a, b)) return true; // FL-11.2f
  if (a === b || height <= Math.min(a, b)) return false;
  const [low, high] = a < b ? [from, to] : [to, from];
  return distance(map, hex, low) < distance(map, hex, high); // FL-11.2g
}
