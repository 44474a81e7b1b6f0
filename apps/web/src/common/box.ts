/** Points and upright rectangles on the plate or on the screen. */

/** A point, to the right and down. */
export type Spot = readonly [x: number, y: number];

/** A point by name, in CSS pixels from the board's corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A width and a height. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle, by its upper left corner. */
export interface Box extends Point, Size {}

/** A box of a size about its middle. */
export function makeBoxAbout([x, y]: Spot, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The smallest box around some spots. Throws an error if there are none. */
export function boxOf(spots: readonly Spot[]): Box {
  if (spots.length === 0) throw new Error('A box needs at least one spot to go round; there is none.');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A box with a margin added on all four sides (negative: taken away). */
export function growBox(box: Box, margin: number): Box {
  return {
    x: box.x - margin,
    y: box.y - margin,
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
}

/** True if a spot is in a box. */
export function contains(box: Box, [x, y]: Spot): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** True if two boxes have some area in common. */
export function doOverlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The start of a length, moved as little as possible into a space. A length that does not fit starts where the space does. */
export function startWithin(at: number, length: number, low: number, space: number): number {
  return Math.max(low, Math.min(low + space - length, at));
}

/** A box moved as little as possible into another. */
export function moveInto(box: Box, within: Box): Box {
  const { width, height } = box;
  return {
    x: startWithin(box.x, width, within.x, within.width),
    y: startWithin(box.y, height, within.y, within.height),
    width,
    height,
  };
}

/** True if all of a box is in another. */
export function isInside(box: Box, { x, y, width, height }: Box): boolean {
  return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
}
