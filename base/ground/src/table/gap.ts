import { cosine, rounded, SINE_SCALE, type Spot, sine, type Thousandths, TOUCH_DISTANCE } from './lattice.ts';
import { localOf, type Stand } from './stand.ts';

/**
 * Two stands as seen from the first: the centre of the second, its own view of the first, and its turn. Computed from
 * the table of sines without rounding, so that a pair and its mirror image have the same figures.
 */
interface Pair {
  /** Centre of b to the right and ahead of a, and of a seen from b. */
  readonly right: number;
  readonly ahead: number;
  readonly backRight: number;
  readonly backAhead: number;
  /** Sine and cosine of the turn from a to b, at most 1. */
  readonly sin: number;
  readonly cos: number;
}

/** The pair of `a` displaced by (-dx, -dy) and `b`. */
function pairOf(a: Stand, b: Stand, dx: number, dy: number): Pair {
  const sa = sine(a.facing);
  const ca = cosine(a.facing);
  const sb = sine(b.facing);
  const cb = cosine(b.facing);
  const turn = b.facing >= a.facing ? b.facing - a.facing : b.facing - a.facing + 3600;
  return {
    right: (dx * ca - dy * sa) / SINE_SCALE,
    ahead: (dx * sa + dy * ca) / SINE_SCALE,
    backRight: (dy * sb - dx * cb) / SINE_SCALE,
    backAhead: (0 - dx * sb - dy * cb) / SINE_SCALE,
    sin: sine(turn) / SINE_SCALE,
    cos: cosine(turn) / SINE_SCALE,
  };
}

/** Depth of an overlap of two stands: the shortest push that separates them; 0 or less if they are apart. */
function depthOf(a: Stand, b: Stand, pair: Pair): number {
  const sin = Math.abs(pair.sin);
  const cos = Math.abs(pair.cos);
  const aw = a.frontage / 2;
  const ad = a.depth / 2;
  const bw = b.frontage / 2;
  const bd = b.depth / 2;
  return Math.min(
    aw + bw * cos + bd * sin - Math.abs(pair.right),
    ad + bw * sin + bd * cos - Math.abs(pair.ahead),
    bw + aw * cos + ad * sin - Math.abs(pair.backRight),
    bd + aw * sin + ad * cos - Math.abs(pair.backAhead),
  );
}

/** The least square of the distance from a corner of b to the rectangle a; b's centre and turn as a sees them. */
function cornersToBox(a: Stand, b: Stand, right: number, ahead: number, sin: number, cos: number): number {
  const aw = a.frontage / 2;
  const ad = a.depth / 2;
  const wr = (b.frontage / 2) * cos;
  const wa = (b.frontage / 2) * sin;
  const dr = (b.depth / 2) * sin;
  const da = (b.depth / 2) * cos;
  return Math.min(
    outside2(right - wr + dr, ahead + wa + da, aw, ad),
    outside2(right + wr + dr, ahead - wa + da, aw, ad),
    outside2(right + wr - dr, ahead - wa - da, aw, ad),
    outside2(right - wr - dr, ahead + wa - da, aw, ad),
  );
}

/** The square of the distance from a place to a rectangle about the origin, given by its half widths. */
function outside2(right: number, ahead: number, w: number, d: number): number {
  const u = Math.abs(right) - w;
  const v = Math.abs(ahead) - d;
  if (u <= 0) return v <= 0 ? 0 : v * v;
  return v <= 0 ? u * u : u * u + v * v;
}

/** The distance of two stands when b's centre is (dx, dy) from a's, unrounded; 0 when they meet. */
export function gapApart(a: Stand, b: Stand, dx: number, dy: number): number {
  const pair = pairOf(a, b, dx, dy);
  if (depthOf(a, b, pair) >= 0) return 0;
  return Math.sqrt(
    Math.min(
      cornersToBox(a, b, pair.right, pair.ahead, pair.sin, pair.cos),
      cornersToBox(b, a, pair.backRight, pair.backAhead, 0 - pair.sin, pair.cos),
    ),
  );
}

/**
 * The shortest distance between two stands; 0 if they overlap, touch, or are at most `TOUCH_DISTANCE` apart.
 */
export function gap(a: Stand, b: Stand): Thousandths {
  const distance = rounded(gapApart(a, b, b.x - a.x, b.y - a.y));
  return distance <= TOUCH_DISTANCE ? 0 : distance;
}

/** True if two stands are no farther apart than a distance, `TOUCH_DISTANCE` allowed. */
export function isWithin(a: Stand, b: Stand, distance: Thousandths): boolean {
  return (
    !farApart(a, b, distance + TOUCH_DISTANCE) &&
    gapApart(a, b, b.x - a.x, b.y - a.y) <= distance + TOUCH_DISTANCE
  );
}

/** True if the `gap` between two stands is less than a distance. */
export function isNearer(a: Stand, b: Stand, distance: Thousandths): boolean {
  return !farApart(a, b, distance) && gap(a, b) < distance;
}

/** True if the distance of their centres alone shows that two stands are farther apart than a distance; false if it does not. */
function farApart(a: Stand, b: Stand, distance: Thousandths): boolean {
  const reach = distance + (a.frontage + a.depth + b.frontage + b.depth) / 2;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return dx > reach || dx < -reach || dy > reach || dy < -reach;
}

/** Depth of an overlap of two stands: the shortest push that separates them; below 0 if they are apart. */
export function overlapDepth(a: Stand, b: Stand): number {
  return depthOf(a, b, pairOf(a, b, b.x - a.x, b.y - a.y));
}

/** True if two stands share ground; edges and corners that meet within `TOUCH_DISTANCE` do not. */
export function overlap(a: Stand, b: Stand): boolean {
  return !farApart(a, b, 0) && overlapDepth(a, b) > TOUCH_DISTANCE;
}

/** True if two stands meet, edge or corner, without sharing ground. */
export function touching(a: Stand, b: Stand): boolean {
  return gap(a, b) === 0 && !overlap(a, b);
}

/** True if a stand lies wholly on or behind the front line of another: the line through its front edge. */
export function behindFront(stand: Stand, other: Stand): boolean {
  const pair = pairOf(other, stand, stand.x - other.x, stand.y - other.y);
  const foremost = pair.ahead + (stand.frontage * Math.abs(pair.sin) + stand.depth * Math.abs(pair.cos)) / 2;
  return foremost <= other.depth / 2 + TOUCH_DISTANCE;
}

/** The distance from a place to a stand; 0 inside it. */
export function gapToSpot(stand: Stand, spot: Spot): Thousandths {
  const { right, ahead } = localOf(stand, spot);
  return rounded(Math.sqrt(outside2(right, ahead, stand.frontage / 2, stand.depth / 2)));
}
