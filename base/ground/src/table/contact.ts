import { itemAt } from '../lists.ts';
import { gap, gapToSpot } from './gap.ts';
import {
  FULL_TURN,
  rounded,
  type Spot,
  span,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from './lattice.ts';
import { corners, EDGES, type Edge, localOf, nearestSpot, type Stand } from './stand.ts';

/** An edge of one stand against an edge of another. */
export interface EdgeContact {
  readonly edge: Edge;
  readonly others: Edge;
  /** The length of the first stand's edge that the other covers. */
  readonly shared: Thousandths;
}

/** Limits for edges in contact: distance, angle, and length in common. */
export interface ContactLimits {
  readonly apart?: Thousandths;
  readonly skew?: TenthDegrees;
  readonly shared?: Thousandths;
}

/**
 * The edges at which two stands are in contact. They face opposite ways within `skew`, are at most `apart`
 * from each other, and share a length of `shared` or more. `TOUCH_DISTANCE` is allowed. Plain contact is 0
 * apart, 0 skew, any length.
 */
export function edgeContacts(stand: Stand, other: Stand, limits: ContactLimits = {}): EdgeContact[] {
  const { apart = 0, skew = 0, shared = 2 * TOUCH_DISTANCE } = limits;
  if (gap(stand, other) > apart + TOUCH_DISTANCE) return [];
  const found: EdgeContact[] = [];
  EDGES.forEach((edge, i) => {
    EDGES.forEach((others, j) => {
      const turn = other.facing + 900 * j - (stand.facing + 900 * i) + FULL_TURN / 2;
      if (Math.abs(((turn + 9 * FULL_TURN + 1800) % FULL_TURN) - 1800) > skew) return;
      const length = sharedBy(stand, i, other, j, apart + TOUCH_DISTANCE);
      if (length >= shared - TOUCH_DISTANCE) found.push({ edge, others, shared: rounded(length) });
    });
  });
  return found;
}

/** The length that two facing edges have in common, or -1 if they are farther apart than `apart`. */
function sharedBy(stand: Stand, i: number, other: Stand, j: number, apart: Thousandths): number {
  const seen = { x: stand.x, y: stand.y, facing: (stand.facing + 900 * i) % FULL_TURN };
  const [out, half] = i % 2 === 0 ? [stand.depth, stand.frontage / 2] : [stand.frontage, stand.depth / 2];
  const all = corners(other);
  const [a, b] = [localOf(seen, itemAt(all, j)), localOf(seen, itemAt(all, (j + 1) % 4))];
  const nearest = Math.min(Math.abs(a.ahead - out / 2), Math.abs(b.ahead - out / 2));
  if (nearest > apart) return -1;
  const [low, high] = [Math.min(a.right, b.right), Math.max(a.right, b.right)];
  return Math.min(half, high) - Math.max(0 - half, low);
}

/** A straight segment from a place on one stand to a place on another. */
export type Segment = readonly [from: Spot, to: Spot];

/**
 * The shortest segments from one stand to another: one, or where parallel edges are nearest along a stretch the two ends
 * and the middle of that stretch.
 */
export function shortestSegments(a: Stand, b: Stand): Segment[] {
  const segments: Segment[] = [];
  for (const corner of corners(a)) segments.push([corner, nearestSpot(b, corner)]);
  for (const corner of corners(b)) segments.push([nearestSpot(a, corner), corner]);
  let least = Number.POSITIVE_INFINITY;
  for (const [p, q] of segments) least = Math.min(least, span(p, q));
  const most = least + (Math.abs(a.facing - b.facing) % 900 === 0 ? 2 : 0);
  const isNear = ([p, q]: Segment) => span(p, q) <= most;
  const one = segments.find(isNear) ?? itemAt(segments, 0);
  let other = one;
  for (const segment of segments)
    if (isNear(segment) && span(one[0], segment[0]) > span(one[0], other[0])) other = segment;
  if (span(one[0], other[0]) <= TOUCH_DISTANCE) return [one];
  return [one, other, [middle(one[0], other[0]), middle(one[1], other[1])]];
}

function middle(a: Spot, b: Spot): Spot {
  return { x: rounded((a.x + b.x) / 2), y: rounded((a.y + b.y) / 2) };
}

/** The places at the corners of a stand and every `step` along its edges, each edge counted clockwise from its first corner. */
export function spotsAlongEdges(stand: Stand, step: Thousandths): Spot[] {
  const all = corners(stand);
  const spots: Spot[] = [];
  for (let i = 0; i < 4; i++) {
    const [corner, next] = [itemAt(all, i), itemAt(all, (i + 1) % 4)];
    const length = i % 2 === 0 ? stand.frontage : stand.depth;
    for (let along = 0; along < length; along += step) {
      spots.push({
        x: corner.x + rounded(((next.x - corner.x) * along) / length),
        y: corner.y + rounded(((next.y - corner.y) * along) / length),
      });
    }
  }
  return spots;
}

/**
 * An unblocked segment from one stand to another, at most `reach` long (`TOUCH_DISTANCE` allowed), or null.
 * The shortest segments are tried, then every pair of places `step` apart along the edges.
 */
export function openSegment(
  a: Stand,
  b: Stand,
  reach: Thousandths,
  step: Thousandths,
  blocked: (from: Spot, to: Spot) => boolean,
): Segment | null {
  const longest = reach + TOUCH_DISTANCE;
  if (gap(a, b) > longest) return null;
  const open = (p: Spot, q: Spot): boolean =>
    (q.x - p.x) ** 2 + (q.y - p.y) ** 2 <= longest ** 2 && !blocked(p, q);
  const shortest = shortestSegments(a, b).find(([p, q]) => open(p, q));
  if (shortest) return shortest;
  const targets = spotsAlongEdges(b, step).filter((spot) => gapToSpot(a, spot) <= longest);
  for (const from of spotsAlongEdges(a, step)) {
    if (gapToSpot(b, from) > longest) continue;
    for (const to of targets) if (open(from, to)) return [from, to];
  }
  return null;
}
