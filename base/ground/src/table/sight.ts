import { type Spot, span, type Thousandths, TOUCH } from './lattice.ts';
import { between } from './road.ts';
import { localOf, type Stand } from './stand.ts';
import { inBoth, joined, stretchesInside, totalOf } from './stretch.ts';
import type { Area, Table } from './terrain.ts';

/** What lies on a line between two places: stands, ground that hides, ground that rises above it. Which of it counts is a rule's. */

/** How much of the line between two places lies in areas: what they share counts once. Unrounded. */
export function depthIn(areas: readonly Area[], from: Spot, to: Spot): Thousandths {
  return totalOf(joined(areas.flatMap((area) => stretchesInside(area, from, to))));
}

/**
 * The first area of which there is more on the line between two places than one sees through (its word's `hidesAfter`,
 * `TOUCH` allowed), all areas of its word taken together; null when there is none.
 */
export function hidingArea(table: Table, from: Spot, to: Spot): Area | null {
  const onLine = table.areas.filter(
    (area) => area.hidesAfter !== null && stretchesInside(area, from, to).length > 0,
  );
  const isHidden = ({ kind, hidesAfter }: Area): boolean => {
    const alike = onLine.filter((area) => area.kind === kind);
    return hidesAfter !== null && depthIn(alike, from, to) > hidesAfter + TOUCH;
  };
  return onLine.find(isHidden) ?? null;
}

/**
 * The first hill that rises above the straight line between two places, farther than `edge` from both: the line goes evenly
 * from the height of one to that of the other, in contour levels, and a hill is as high as its level. Null when none does.
 */
export function hillAbove(
  table: Table,
  from: Spot,
  to: Spot,
  [start, end]: readonly [number, number],
  edge: Thousandths,
): Area | null {
  const length = span(from, to);
  const heightAt = (along: Thousandths): number => start + ((end - start) * along) / length;
  const middle = [[edge, length - edge]] as const;
  const rises = (hill: Area): boolean =>
    inBoth(stretchesInside(hill, from, to), middle).some(
      ([since, until]) => Math.min(heightAt(since), heightAt(until)) < hill.level,
    );
  return table.hills.find(rises) ?? null;
}

/**
 * Whether more than `TOUCH` of a line lies inside a stand or along its edge. A line that keeps to an edge
 * within `TOUCH` runs along it, and one that comes no deeper than that at a slant only grazes it: so rounding to the
 * lattice decides nothing at any angle.
 */
export function crossesStand(stand: Stand, from: Spot, to: Spot): boolean {
  const reach = (stand.frontage + stand.depth) / 2;
  if (from.x < stand.x - reach && to.x < stand.x - reach) return false;
  if (from.x > stand.x + reach && to.x > stand.x + reach) return false;
  if (from.y < stand.y - reach && to.y < stand.y - reach) return false;
  if (from.y > stand.y + reach && to.y > stand.y + reach) return false;
  const length = span(from, to);
  if (length <= TOUCH) return false;
  const [a, b] = [localOf(stand, from), localOf(stand, to)];
  const w = stand.frontage / 2 + (Math.abs(b.right - a.right) <= 2 * TOUCH ? TOUCH : -TOUCH);
  const d = stand.depth / 2 + (Math.abs(b.ahead - a.ahead) <= 2 * TOUCH ? TOUCH : -TOUCH);
  const across = between(a.right, b.right, -w, w, length);
  if (!across) return false;
  const along = between(a.ahead, b.ahead, -d, d, length);
  return along !== null && Math.min(across[1], along[1]) > Math.max(across[0], along[0]);
}
