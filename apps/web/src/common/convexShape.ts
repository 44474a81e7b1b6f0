/** Four-cornered and other convex shapes in pixels: the ground that a word or a bar covers, and what is under it. */
import type { Box, Spot } from './box.ts';

/** A convex shape, its corners in order. */
export type Shape = readonly Spot[];

/** The rectangle of a word: its middle, its width and height, turned clockwise by some degrees. */
export function makeRectangle([x, y]: Spot, wide: number, high: number, turn = 0): Shape {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-wide / 2, -high / 2],
    [wide / 2, -high / 2],
    [wide / 2, high / 2],
    [-wide / 2, high / 2],
  ].map(([dx = 0, dy = 0]): Spot => [x + dx * c - dy * s, y + dx * s + dy * c]);
}

/** True if two shapes touch: no straight line parts them. */
export function areTouching(a: Shape, b: Shape): boolean {
  return !boxesApart(a, b) && !parted(a, b) && !parted(b, a);
}

/** True if an upright or a level line parts them, which is seen at a glance. */
function boxesApart(a: Shape, b: Shape): boolean {
  for (const axis of [0, 1] as const) {
    let [leastA, mostA, leastB, mostB] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const spot of a) {
      leastA = Math.min(leastA, spot[axis]);
      mostA = Math.max(mostA, spot[axis]);
    }
    for (const spot of b) {
      leastB = Math.min(leastB, spot[axis]);
      mostB = Math.max(mostB, spot[axis]);
    }
    if (mostA < leastB || mostB < leastA) return true;
  }
  return false;
}

/** True if the line through one of a shape's sides has all of the other shape beyond it. */
function parted(a: Shape, b: Shape): boolean {
  let [x, y] = a.at(-1)!;
  for (const [nx, ny] of a) {
    const beyond = ([px, py]: Spot) => (nx - x) * (py - y) - (ny - y) * (px - x);
    let own = 0;
    for (const spot of a) own += beyond(spot);
    if (b.every((spot) => beyond(spot) * own < 0)) return true;
    [x, y] = [nx, ny];
  }
  return false;
}

/** True if a spot is in a shape. */
export function hasSpotInside(shape: Shape, [px, py]: Spot): boolean {
  let sign = 0;
  let [x, y] = shape.at(-1)!;
  for (const [nx, ny] of shape) {
    const side = (nx - x) * (py - y) - (ny - y) * (px - x);
    if (side * sign < 0) return false;
    if (side !== 0) sign = side;
    [x, y] = [nx, ny];
  }
  return true;
}

/** The spot of a shape's rim, or inside it, that is nearest to another. */
export function nearestOf(shape: Shape, at: Spot): Spot {
  if (hasSpotInside(shape, at)) return at;
  let nearest: Spot = at;
  let least = Infinity;
  for (let i = 0; i < shape.length; i++) {
    const [[ax, ay], [bx, by]] = [shape[i]!, shape[(i + 1) % shape.length]!];
    const [dx, dy] = [bx - ax, by - ay];
    const share = ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy || 1);
    const within = Math.max(0, Math.min(1, share));
    const [x, y] = [ax + dx * within, ay + dy * within];
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far < least) [nearest, least] = [[x, y], far];
  }
  return nearest;
}

/** The distance between two shapes; 0 if they touch. */
export function measureGap(a: Shape, b: Shape): number {
  if (areTouching(a, b)) return 0;
  let least = Infinity;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const spot of one) {
      const [x, y] = nearestOf(other, spot);
      least = Math.min(least, Math.hypot(x - spot[0], y - spot[1]));
    }
  return least;
}

/** Columns and rows of spots by which it is seen how much of a word is covered. */
const COLUMNS = 13;
const ROWS = 3;

/** The share of a word's rectangle that is on a shape, from 0 to 1. */
export function measureShareOn(word: Shape, shape: Shape): number {
  if (!areTouching(word, shape)) return 0;
  const [[x, y], [rx, ry], , [lx, ly]] = word as [Spot, Spot, Spot, Spot];
  let on = 0;
  for (let column = 0; column < COLUMNS; column++)
    for (let row = 0; row < ROWS; row++) {
      const [across, down] = [(column + 0.5) / COLUMNS, (row + 0.5) / ROWS];
      const spot: Spot = [x + (rx - x) * across + (lx - x) * down, y + (ry - y) * across + (ly - y) * down];
      if (hasSpotInside(shape, spot)) on++;
    }
  return on / (COLUMNS * ROWS);
}

/** True if all of a shape is in a box. */
export function isWithin(shape: Shape, { x, y, width, height }: Box): boolean {
  return shape.every(([px, py]) => px >= x && px <= x + width && py >= y && py <= y + height);
}
