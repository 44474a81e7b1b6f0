import type { Box, Spot } from '../../common/box.ts';
/** Finds the items in a box among very many, without testing them all. */

/** The items whose spot is in a box, in their order. They must be sorted from the top of the plate down. */
export function filterBand<T>(sorted: readonly T[], spotOf: (each: T) => Spot, box: Box): T[] {
  const found: T[] = [];
  const { x: left, y: top, width, height } = box;
  for (let i = firstFrom(sorted, spotOf, top); i < sorted.length; i++) {
    const each = sorted[i]!;
    const [x, y] = spotOf(each);
    if (y > top + height) break;
    if (x >= left && x <= left + width) found.push(each);
  }
  return found;
}

/** Index of the first item at or below `top`. */
function firstFrom<T>(sorted: readonly T[], spotOf: (each: T) => Spot, top: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spotOf(sorted[middle]!)[1] < top) low = middle + 1;
    else high = middle;
  }
  return low;
}
