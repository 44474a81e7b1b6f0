import { type Thousandths, TOUCH_DISTANCE } from '@linstock/ground';
import { need, nth } from '@linstock/kernel';

/** The shortest of several measured lengths: two that differ by no more than `TOUCH_DISTANCE` are equal (JR-2.1c, JR-5.7a, JR-13.2g, JR-14.1a). */

/** Replaces each length by the smallest one that counts as equal to it. */
export function sameLengths(lengths: readonly Thousandths[]): Thousandths[] {
  const rising = [...new Set(lengths)].sort((a, b) => a - b);
  const same = new Map<Thousandths, Thousandths>();
  let least = Number.NEGATIVE_INFINITY;
  for (const length of rising) {
    if (length > least + TOUCH_DISTANCE) least = length;
    same.set(length, least);
  }
  return lengths.map((length) => need(same, length));
}

/** Things by distance, the nearest first; of equally near ones the first listed. */
export function nearestFirst<T>(
  all: readonly T[],
  distanceOf: (each: T) => Thousandths,
  listedOf: (each: T) => number,
): T[] {
  const distances = sameLengths(all.map(distanceOf));
  return all
    .map((each, i) => ({ each, distance: nth(distances, i) }))
    .sort((a, b) => a.distance - b.distance || listedOf(a.each) - listedOf(b.each))
    .map(({ each }) => each);
}
