import { itemAt } from '../lists.ts';
import {
  cosine,
  rounded,
  SINE_SCALE,
  type Spot,
  sine,
  type TenthDegrees,
  type Thousandths,
  TOUCH_DISTANCE,
} from './lattice.ts';
import {
  aheadOfFront,
  corners,
  frontMiddle,
  type LocalSpot,
  localOf,
  nearestSpot,
  type Stand,
  sectorOf,
  spotOf,
} from './stand.ts';

/**
 * The ground in front of a stand, seen from its front edge. An arc is everything on or ahead of the front line, between
 * two lines that run `splay` outward from straight ahead at the two front corners: 0 is straight ahead of the edge, 450
 * an arc of 45 degrees to each side. Its borders belong to it. All is computed unrounded from the poses of the two
 * stands. A stand that is not in an arc but within `TOUCH_DISTANCE` of it counts as in it.
 */

/** A convex shape by its corners in the frame of a stand, ahead counted from its front edge; clockwise, none for nothing. */
type Part = readonly LocalSpot[];

/** A value that is even across the plane: 0 or more on the inner side of a border of an arc. */
type BorderSide = (spot: LocalSpot) => number;

/** The part of a convex shape on the inner side of a border. */
function cutBy(part: Part, inward: BorderSide): Part {
  const left: LocalSpot[] = [];
  let here = part.length > 0 ? inward(itemAt(part, 0)) : 0;
  for (let i = 0; i < part.length; i++) {
    const [spot, next] = [itemAt(part, i), itemAt(part, (i + 1) % part.length)];
    const there = inward(next);
    if (here >= 0) left.push(spot);
    if (here >= 0 !== there >= 0) {
      const along = here / (here - there);
      left.push({
        right: spot.right + along * (next.right - spot.right),
        ahead: spot.ahead + along * (next.ahead - spot.ahead),
      });
    }
    here = there;
  }
  return left;
}

/** A place ahead of the front edge, by its place in the frame of the stand. */
function fromFront({ depth }: Stand, { right, ahead }: LocalSpot): LocalSpot {
  return { right, ahead: ahead - depth / 2 };
}

function cornersBefore(viewer: Stand, target: Stand): Part {
  const centre = localOf(viewer, target);
  const turn = (target.facing - viewer.facing + 3600) % 3600;
  const s = sine(turn) / SINE_SCALE;
  const c = cosine(turn) / SINE_SCALE;
  const w = target.frontage / 2;
  const d = target.depth / 2;
  const corner = (right: number, ahead: number): LocalSpot => ({
    right: centre.right + right * c + ahead * s,
    ahead: centre.ahead + ahead * c - right * s - viewer.depth / 2,
  });
  return [corner(0 - w, d), corner(w, d), corner(w, 0 - d), corner(0 - w, 0 - d)];
}

/** The borders of an arc, each as far out as the slack allows: the front line, the right one and the left one. */
function bordersOf({ frontage }: Stand, splay: TenthDegrees, slack: Thousandths): BorderSide[] {
  const [s, c] = [sine(splay) / SINE_SCALE, cosine(splay) / SINE_SCALE];
  const half = frontage / 2;
  return [
    ({ ahead }) => ahead + slack,
    ({ right, ahead }) => (half - right) * c + ahead * s + slack,
    ({ right, ahead }) => (half + right) * c + ahead * s + slack,
  ];
}

const NOTHING: Part = [];

/** The part of a stand in an arc of another; empty if it is outside. */
function partIn(viewer: Stand, target: Stand, splay: TenthDegrees): Part {
  const centre = fromFront(viewer, localOf(viewer, target));
  // No corner is farther from the centre: a border that far off parts nothing.
  const reach = (target.frontage + target.depth) / 2 + 2 * TOUCH_DISTANCE;
  const s = sine(splay) / SINE_SCALE;
  const c = cosine(splay) / SINE_SCALE;
  const half = viewer.frontage / 2;
  const beyond = Math.min(
    centre.ahead,
    (half - centre.right) * c + centre.ahead * s,
    (half + centre.right) * c + centre.ahead * s,
  );
  if (beyond < 0 - reach) return NOTHING;
  const all = cornersBefore(viewer, target);
  if (beyond >= reach) return all;
  const parting = bordersOf(viewer, splay, 0).filter((inward) => inward(centre) < reach);
  const part = parting.reduce(cutBy, all);
  return part.length > 0 ? part : bordersOf(viewer, splay, TOUCH_DISTANCE).reduce(cutBy, all);
}

/** True if any part of a stand is in an arc of another. */
export function isInArc(viewer: Stand, target: Stand, splay: TenthDegrees): boolean {
  return partIn(viewer, target, splay).length > 0;
}

/** True if a place lies in an arc of a stand, `TOUCH_DISTANCE` allowed. */
export function isSpotInArc(viewer: Stand, spot: Spot, splay: TenthDegrees): boolean {
  const { right } = localOf(viewer, spot);
  const ahead = aheadOfFront(viewer, spot);
  const aside = (Math.abs(right) - viewer.frontage / 2) * cosine(splay) - ahead * sine(splay);
  return ahead >= -TOUCH_DISTANCE && aside <= TOUCH_DISTANCE * SINE_SCALE;
}

/**
 * The distance from a stand's front edge to the part of another stand that lies in an arc of it, to the
 * nearest thousandth. Null if no part lies in it.
 */
export function rangeFromFront(viewer: Stand, target: Stand, splay: TenthDegrees): Thousandths | null {
  const part = partIn(viewer, target, splay);
  if (part.length === 0) return null;
  const half = viewer.frontage / 2;
  let least = Number.POSITIVE_INFINITY;
  for (const end of [
    { right: 0 - half, ahead: 0 },
    { right: half, ahead: 0 },
  ])
    least = Math.min(least, apart(nearestOf(part, end), end));
  for (const { right, ahead } of part) {
    const beside = Math.max(0 - half, Math.min(half, right));
    least = Math.min(least, Math.sqrt((right - beside) ** 2 + ahead ** 2));
  }
  return rounded(least);
}

function apart(a: LocalSpot, b: LocalSpot): number {
  return Math.sqrt((a.right - b.right) ** 2 + (a.ahead - b.ahead) ** 2);
}

/** The place of a part nearest to another place that is not within it; of equally near ones the first along its outline. */
function nearestOf(part: Part, to: LocalSpot): LocalSpot {
  let best = itemAt(part, 0);
  let least = apart(best, to);
  for (let i = 0; i < part.length; i++) {
    const a = itemAt(part, i);
    const b = itemAt(part, (i + 1) % part.length);
    const dr = b.right - a.right;
    const da = b.ahead - a.ahead;
    const length2 = dr * dr + da * da;
    const along = length2 === 0 ? 0 : ((to.right - a.right) * dr + (to.ahead - a.ahead) * da) / length2;
    const t = Math.max(0, Math.min(1, along));
    const right = a.right + t * dr;
    const ahead = a.ahead + t * da;
    const far = Math.sqrt((right - to.right) ** 2 + (ahead - to.ahead) ** 2);
    if (far < least) {
      best = { right, ahead };
      least = far;
    }
  }
  return best;
}

/**
 * The place nearest to the middle of a stand's front edge in the part of another stand that lies in an arc of
 * it, rounded to the lattice. Null if no part lies in it.
 */
export function nearestInArc(viewer: Stand, target: Stand, splay: TenthDegrees): Spot | null {
  const part = partIn(viewer, target, splay);
  if (part.length === 0) return null;
  const { right, ahead } = nearestOf(part, { right: 0, ahead: 0 });
  return spotOf(viewer, { right, ahead: ahead + viewer.depth / 2 });
}

/**
 * The first unblocked line from the middle of a stand's front edge to a place of another stand; null for
 * none. The places are the nearest one, then the centre and the corners. With an arc, they are the nearest
 * place inside the arc and those of the others that lie in it.
 */
export function lineFromFront(
  viewer: Stand,
  target: Stand,
  splay: TenthDegrees | null,
  blocked: (from: Spot, to: Spot) => boolean,
): readonly [from: Spot, to: Spot] | null {
  const eye = frontMiddle(viewer);
  const nearest = splay === null ? nearestSpot(target, eye) : nearestInArc(viewer, target, splay);
  if (nearest === null) return null;
  if (!blocked(eye, nearest)) return [eye, nearest];
  const inArc = (spot: Spot): boolean => splay === null || isSpotInArc(viewer, spot, splay);
  const others = [{ x: target.x, y: target.y }, ...corners(target)];
  const seen = others.find((spot) => inArc(spot) && !blocked(eye, spot));
  return seen ? [eye, seen] : null;
}

/** The side on which an attack from a place meets a stand: a flank is partial on or ahead of the front line, full behind it. */
export type Aspect = 'front' | 'partialFlank' | 'fullFlank' | 'rear';

/**
 * The aspect of a stand towards a place (the sectors of `sectorOf`, the flank parted by the front line). From the side of
 * a flank that is refused it is one step milder: a full flank counts as a partial one, a partial one as the front.
 */
export function aspectOf(stand: Stand, spot: Spot, refused: 'left' | 'right' | null = null): Aspect {
  const sector = sectorOf(stand, spot);
  if (sector !== 'flank') return sector;
  const partial = aheadOfFront(stand, spot) >= -TOUCH_DISTANCE;
  const milder = refused === (localOf(stand, spot).right > 0 ? 'right' : 'left');
  if (partial) return milder ? 'front' : 'partialFlank';
  return milder ? 'partialFlank' : 'fullFlank';
}
