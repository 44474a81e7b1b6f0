import { numberAt } from '../lists.ts';
import { gapApart } from './gap.ts';
import {
  cosine,
  SINE_SCALE,
  type Spot,
  sine,
  span,
  spotAlong,
  type Thousandths,
  TOUCH_DISTANCE,
} from './lattice.ts';
import { corners, edgeMiddles, halfOf, movedTo, type Stand } from './stand.ts';
import { boxOf, type Ground, joinStretches, mayMeet, type Stretch, stretchesInside } from './stretch.ts';

/** A stand moved straight towards a place by a distance, without turning. */
export function standAlong(stand: Stand, to: Spot, distance: Thousandths): Stand {
  return movedTo(stand, spotAlong(stand, to, distance));
}

/**
 * The part of a straight move on which two stands overlap by more than `depth`, as fractions that may lie
 * outside 0 to 1. Found by separating axes. Null if there is no such part. With a negative depth, stands that
 * near count too, in the frame of either.
 */
function meeting(mover: Stand, to: Spot, other: Stand, depth: number): Stretch | null {
  if (isAside(mover, to, other, depth)) return null;
  const dx = other.x - mover.x;
  const dy = other.y - mover.y;
  const mx = to.x - mover.x;
  const my = to.y - mover.y;
  let since = Number.NEGATIVE_INFINITY;
  let until = Number.POSITIVE_INFINITY;
  for (let axis = 0; axis < 4; axis++) {
    const one = axis < 2 ? mover : other;
    const two = axis < 2 ? other : mover;
    const s = sine(one.facing);
    const c = cosine(one.facing);
    const turn = two.facing >= one.facing ? two.facing - one.facing : two.facing - one.facing + 3600;
    const sin = Math.abs(sine(turn));
    const cos = Math.abs(cosine(turn));
    const across = axis % 2 === 0;
    const own = (across ? one.frontage : one.depth) * SINE_SCALE;
    const others = across ? two.frontage * cos + two.depth * sin : two.frontage * sin + two.depth * cos;
    const reach = (own + others) / 2 - depth * SINE_SCALE;
    const start = across ? dx * c - dy * s : dx * s + dy * c;
    const speed = across ? mx * c - my * s : mx * s + my * c;
    if (speed === 0) {
      if (Math.abs(start) >= reach) return null;
      continue;
    }
    const p = (start - reach) / speed;
    const q = (start + reach) / speed;
    since = Math.max(since, Math.min(p, q));
    until = Math.min(until, Math.max(p, q));
  }
  return since < until ? [since, until] : null;
}

/** True if a stand is so far to one side of a straight move that the mover never reaches it. */
function isAside(mover: Stand, to: Spot, other: Stand, depth: number): boolean {
  const reach = (mover.frontage + mover.depth + other.frontage + other.depth) / 2 - Math.min(0, depth);
  return (
    other.x > Math.max(mover.x, to.x) + reach ||
    other.x < Math.min(mover.x, to.x) - reach ||
    other.y > Math.max(mover.y, to.y) + reach ||
    other.y < Math.min(mover.y, to.y) - reach
  );
}

/**
 * The distances along a straight move between which a stand is over another. It touches at both ends and
 * overlaps between them. Null if it never overlaps: a stand that only touches, or slides along an edge, is
 * not over the other.
 */
export function overlapAlong(mover: Stand, to: Spot, other: Stand): Stretch | null {
  const deep = meeting(mover, to, other, TOUCH_DISTANCE);
  if (!deep || deep[1] <= 0 || deep[0] >= 1) return null;
  const [since, until] = meeting(mover, to, other, 0) as Stretch;
  const length = span(mover, to);
  return [Math.max(0, since) * length, Math.min(1, until) * length];
}

/** An overlap may be this deep and still be none when its place is rounded to the lattice. */
const ALLOWED_OVERLAP = TOUCH_DISTANCE - 1;

/**
 * The distances along a straight move between which a stand overlaps any of others, in rising order. At the
 * ends of each stretch it does not: it is at most `TOUCH_DISTANCE` inside another.
 */
export function overlapsAlong(mover: Stand, to: Spot, others: readonly Stand[]): Stretch[] {
  const length = span(mover, to);
  return joinStretches(
    others.flatMap((other): Stretch[] => {
      const deep = meeting(mover, to, other, ALLOWED_OVERLAP);
      if (!deep || deep[1] <= 0 || deep[0] >= 1) return [];
      return [[Math.max(0, deep[0]) * length, Math.min(1, deep[1]) * length]];
    }),
  );
}

/**
 * The length of a straight move until the edge of another stand stops it, in whole thousandths; null if it is not
 * stopped. Sliding along an edge within `TOUCH_DISTANCE` does not stop it; a stand that overlaps at the start is
 * stopped at 0.
 */
export function contactAlong(mover: Stand, to: Spot, other: Stand): Thousandths | null {
  const stretch = overlapAlong(mover, to, other);
  return stretch && Math.floor(stretch[0]);
}

/** Halvings that bring a table's length below a thousandth of a thousandth. */
const HALVINGS = 40;

/**
 * The first whole distance along a straight move at which a stand is within `reach` of another
 * (`TOUCH_DISTANCE` allowed); null if it never is.
 */
export function reachAlong(mover: Stand, to: Spot, other: Stand, reach: Thousandths): Thousandths | null {
  const close = reach + TOUCH_DISTANCE;
  const length = span(mover, to);
  const [dx, dy] = [other.x - mover.x, other.y - mover.y];
  const gapAt = (t: number) => gapApart(mover, other, dx - t * (to.x - mover.x), dy - t * (to.y - mover.y));
  if (gapAt(0) <= close) return 0;
  const box = length === 0 ? null : meeting(mover, to, other, -close - 1);
  if (!box || box[1] <= 0 || box[0] >= 1) return null;
  // Along a straight move the distance of two convex figures has one valley: find its floor, then the way into it.
  let [low, high] = [Math.max(0, box[0]), Math.min(1, box[1])];
  const start = low;
  let atHigh = gapAt(high);
  for (let i = 0; i < HALVINGS && atHigh > close; i++) {
    const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
    const [atP, atQ] = [gapAt(p), gapAt(q)];
    // If the way between the ends is too short to bring the stand this close, there is no contact.
    if (atP - (high - low) * length > close) return null;
    if (atP <= close) [high, atHigh] = [p, atP];
    else if (atP <= atQ) [high, atHigh] = [q, atQ];
    else low = p;
  }
  if (atHigh > close) return null;
  low = start;
  for (let i = 0; i < HALVINGS && Math.ceil(low * length) < Math.ceil(high * length); i++) {
    const middle = (low + high) / 2;
    if (gapAt(middle) <= close) high = middle;
    else low = middle;
  }
  return Math.min(Math.floor(length), Math.ceil(high * length));
}

/** The shortest distance of two stands on a straight move, unrounded, but at most `most`; 0 if they touch or overlap. */
export function leastGapAlong(mover: Stand, to: Spot, other: Stand, most: Thousandths): Thousandths {
  if (most < Number.POSITIVE_INFINITY && !isOnWay(meeting(mover, to, other, -most - 1))) return most;
  const [dx, dy] = [other.x - mover.x, other.y - mover.y];
  const gapAt = (t: number) => gapApart(mover, other, dx - t * (to.x - mover.x), dy - t * (to.y - mover.y));
  let [low, high] = [0, 1];
  // The distance of two convex figures has one valley along a straight move: halve towards its floor.
  for (let i = 0; i < HALVINGS; i++) {
    const [p, q] = [low + (high - low) / 3, high - (high - low) / 3];
    if (gapAt(p) <= gapAt(q)) high = q;
    else low = p;
  }
  return Math.min(most, gapAt((low + high) / 2));
}

/** True if a stretch, in fractions of a move, is a part of it. */
function isOnWay(stretch: Stretch | null): boolean {
  return stretch !== null && stretch[1] >= 0 && stretch[0] <= 1;
}

/**
 * The length of a straight move until the stand enters a piece of ground, in whole thousandths; null if it never does.
 * A stand that is on some of it at the start is stopped at 0.
 */
export function contactWithGround(mover: Stand, to: Spot, ground: Ground): Thousandths | null {
  if (!mayMeet(ground.box, mover, to, halfOf(mover))) return null;
  const [mx, my] = [to.x - mover.x, to.y - mover.y];
  const ring = Int32Array.from(corners(mover).flatMap(({ x, y }) => [x, y]));
  const footprint: Ground = { rings: [ring], box: boxOf([ring]) };
  // When figures first meet, a corner of one is on an edge of the other. The middles of edges find edges that
  // coincide.
  const entering = [...corners(mover), ...edgeMiddles(mover)].map(
    (spot) => stretchesInside(ground, spot, { x: spot.x + mx, y: spot.y + my })[0],
  );
  const entered = [...cornersAndMiddles(ground)].map(
    (spot) => stretchesInside(footprint, spot, { x: spot.x - mx, y: spot.y - my })[0],
  );
  const first = [...entering, ...entered].reduce(
    (least, stretch) => (stretch ? Math.min(least, stretch[0]) : least),
    Number.POSITIVE_INFINITY,
  );
  return first === Number.POSITIVE_INFINITY ? null : Math.floor(first);
}

function* cornersAndMiddles({ rings }: Ground): Iterable<Spot> {
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [numberAt(ring, i), numberAt(ring, i + 1)];
      const j = (i + 2) % ring.length;
      yield { x, y };
      yield { x: (x + numberAt(ring, j)) / 2, y: (y + numberAt(ring, j + 1)) / 2 };
    }
  }
}

/**
 * The first whole distance from 0 to `length` at which a condition is true. It is tested at every `step`, and
 * then by halving down to one thousandth. Null if it is true at no step and not at the end.
 */
export function firstAlong(
  length: Thousandths,
  holds: (distance: Thousandths) => boolean,
  step: Thousandths = 50,
): Thousandths | null {
  if (holds(0)) return 0;
  for (let before = 0; before < length; before += step) {
    let high = Math.min(length, before + step);
    if (!holds(high)) continue;
    let low = before;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (holds(middle)) high = middle;
      else low = middle;
    }
    return high;
  }
  return null;
}

/** The greatest distance, in whole thousandths up to `length`, while every step is allowed; -1 if the start is not. */
export function furthestAlong(
  length: Thousandths,
  allowed: (distance: Thousandths) => boolean,
  step?: Thousandths,
): Thousandths {
  const first = firstAlong(length, (distance) => !allowed(distance), step);
  return first === null ? length : first - 1;
}
