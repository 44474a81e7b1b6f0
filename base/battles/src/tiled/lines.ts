import { need, nth } from '@linstock/kernel';
import type { Pixel } from './hex-grid.ts';

/** A straight piece of a line. */
export type Piece = readonly [from: Pixel, to: Pixel];

const keyOf = ([x, y]: Pixel): string => `${x},${y}`;

/** Pieces joined to the longest possible lines, so that a fence is one thing to grab and not thirty. */
export function chainPieces(pieces: readonly Piece[]): Pixel[][] {
  const left = new Map<string, Set<Piece>>();
  for (const piece of pieces)
    for (const end of piece) left.set(keyOf(end), (left.get(keyOf(end)) ?? new Set()).add(piece));
  const at = (end: Pixel) => need(left, keyOf(end));
  const lines: Pixel[][] = [];
  const follow = (start: Pixel): void => {
    const line = [start];
    for (let end = start; ; ) {
      const [next] = at(end);
      if (next === undefined) break;
      for (const each of next) at(each).delete(next);
      end = keyOf(next[0]) === keyOf(end) ? next[1] : next[0];
      line.push(end);
    }
    if (line.length > 1) lines.push(line);
  };
  const ends = pieces.flat();
  // Lines with loose ends and forks come first; the others are rings.
  for (const end of ends) while (at(end).size % 2 === 1) follow(end);
  for (const end of ends) while (at(end).size > 0) follow(end);
  return lines;
}

/** Rings that run about an area, from the sides that bound it, each with the area to its right. */
export function ringsOf(sides: readonly Piece[]): Pixel[][] {
  const next = new Map(sides.map((side) => [keyOf(side[0]), side]));
  const rings: Pixel[][] = [];
  for (const [start] of sides) {
    const ring: Pixel[] = [];
    for (let side = next.get(keyOf(start)); side !== undefined; side = next.get(keyOf(side[1]))) {
      next.delete(keyOf(side[0]));
      ring.push(side[0]);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** True if a ring is the rim of a hole, with the area outside it. */
export function isHole(ring: readonly Pixel[]): boolean {
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = nth(ring, (i + 1) % ring.length);
    return sum + x * ny - nx * y;
  }, 0);
  return twice < 0;
}
