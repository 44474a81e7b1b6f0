import { type Spot, span, type Thousandths, TOUCH_DISTANCE } from './lattice.ts';
import { between } from './road.ts';
import { localOf, type Stand } from './stand.ts';
import { joinStretches, SLACK, type Stretch, stretchesInside, totalOf } from './stretch.ts';
import type { Area } from './terrain.ts';

/**
 * The things on a line between two places: stands, ground that hides, ground that rises above it. The rules decide
 * which of them count.
 */

/** The length of the line between two places that is in areas; overlapping areas count once. Unrounded. */
export function depthIn(areas: readonly Area[], from: Spot, to: Spot): Thousandths {
  return totalOf(joinStretches(areas.flatMap((area) => stretchesInside(area, from, to))));
}

/**
 * The first area that hides: on the line between two places there is more of its word than one can see
 * through (`hidesAfter`, `TOUCH_DISTANCE` allowed). All areas of a word are added together. Null if there is
 * none.
 */
export function hidingArea(areas: readonly Area[], from: Spot, to: Spot): Area | null {
  const onLine: {
    readonly area: Area;
    readonly hidesAfter: Thousandths;
    readonly inside: readonly Stretch[];
  }[] = [];
  for (const area of areas) {
    const { hidesAfter } = area;
    if (hidesAfter === null) continue;
    const inside = stretchesInside(area, from, to);
    if (inside.length > 0) onLine.push({ area, hidesAfter, inside });
  }
  for (const { area, hidesAfter } of onLine) {
    const alike = onLine.filter((other) => other.area.kind === area.kind).map(({ inside }) => inside);
    const most = hidesAfter + TOUCH_DISTANCE;
    if (alike.reduce((sum, inside) => sum + totalOf(inside), 0) <= most) continue; // even if none of it counts twice
    if (alike.length === 1 || totalOf(joinStretches(alike.flat())) > most) return area;
  }
  return null;
}

/**
 * The first of some hills that rises above the straight line between two places, farther than `edge` from
 * both. The line goes evenly from the height of one place to that of the other, in contour levels, and a hill
 * is as high as its level. Null if there is none.
 */
export function hillAbove(
  hills: readonly Area[],
  from: Spot,
  to: Spot,
  [start, end]: readonly [number, number],
  edge: Thousandths,
): Area | null {
  const length = span(from, to);
  const heightAt = (along: Thousandths): number => start + ((end - start) * along) / length;
  const lowest = Math.min(start, end) - SLACK;
  for (const hill of hills) {
    if (hill.level <= lowest) continue;
    for (const [enters, leaves] of stretchesInside(hill, from, to)) {
      const since = Math.max(enters, edge);
      const until = Math.min(leaves, length - edge);
      if (since < until && Math.min(heightAt(since), heightAt(until)) < hill.level) return hill;
    }
  }
  return null;
}

/**
 * True if more than `TOUCH_DISTANCE` of a line lies inside a stand or along its edge. A line within
 * `TOUCH_DISTANCE` of an edge runs along it, and one that enters no deeper than that at a slant only grazes
 * it. So rounding to the lattice decides nothing at any angle.
 */
export function crossesStand(stand: Stand, from: Spot, to: Spot): boolean {
  const reach = (stand.frontage + stand.depth) / 2; // no corner is farther from the centre
  if (from.x < stand.x - reach && to.x < stand.x - reach) return false;
  if (from.x > stand.x + reach && to.x > stand.x + reach) return false;
  if (from.y < stand.y - reach && to.y < stand.y - reach) return false;
  if (from.y > stand.y + reach && to.y > stand.y + reach) return false;
  const length = span(from, to);
  if (length <= TOUCH_DISTANCE) return false;
  const aside = (to.x - from.x) * (stand.y - from.y) - (to.y - from.y) * (stand.x - from.x);
  if (Math.abs(aside) > (reach + 2 * TOUCH_DISTANCE) * length) return false;
  const [a, b] = [localOf(stand, from), localOf(stand, to)];
  const w =
    stand.frontage / 2 +
    (Math.abs(b.right - a.right) <= 2 * TOUCH_DISTANCE ? TOUCH_DISTANCE : -TOUCH_DISTANCE);
  const d =
    stand.depth / 2 + (Math.abs(b.ahead - a.ahead) <= 2 * TOUCH_DISTANCE ? TOUCH_DISTANCE : -TOUCH_DISTANCE);
  const across = between(a.right, b.right, -w, w, length);
  if (!across) return false;
  const along = between(a.ahead, b.ahead, -d, d, length);
  return along !== null && Math.min(across[1], along[1]) > Math.max(across[0], along[0]);
}
