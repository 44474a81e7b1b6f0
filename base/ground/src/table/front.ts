import {
  cosine,
  rounded,
  type Spot,
  sine,
  type TenthDegrees,
  type Thousandths,
  TOUCH,
  UNIT,
} from './lattice.ts';
import {
  aheadOfFront,
  corners,
  frontMiddle,
  type LocalSpot,
  localOf,
  nearestSpot,
  sectorOf,
  spotOf,
  type Stand,
} from './stand.ts';

/**
 * What lies before a stand, seen from its front edge. An arc is all that is on or ahead of the front line, between two
 * lines that run `splay` outward from straight ahead at the two front corners: 0 is what is straight ahead of the edge, 450
 * an arc of 45 degrees to each side. Its borders belong to it. All is reckoned unrounded from the poses of the two stands;
 * where no part of a stand lies in an arc but it comes within `ROUNDED` of one, it counts as being in it.
 */

/** How far the rounding of two poses to the lattice may have moved stands from one another. */
const ROUNDED: Thousandths = 2;

/** A convex shape by its corners in the frame of a stand, ahead counted from its front edge; clockwise, none for nothing. */
type Part = readonly LocalSpot[];

/** What of a convex shape is where a value, even across the plane, is 0 or more. */
function cutBy(part: Part, value: (spot: LocalSpot) => number): Part {
  return part.flatMap((spot, i) => {
    const next = part[(i + 1) % part.length] as LocalSpot;
    const [here, there] = [value(spot), value(next)];
    const kept = here >= 0 ? [spot] : [];
    if (here >= 0 === there >= 0) return kept;
    const along = here / (here - there);
    return [
      ...kept,
      {
        right: spot.right + along * (next.right - spot.right),
        ahead: spot.ahead + along * (next.ahead - spot.ahead),
      },
    ];
  });
}

function cornersBefore(viewer: Stand, target: Stand): Part {
  const centre = localOf(viewer, target);
  const turn = (target.facing - viewer.facing + 3600) % 3600;
  const [s, c] = [sine(turn) / UNIT, cosine(turn) / UNIT];
  const [w, d] = [target.frontage / 2, target.depth / 2];
  return (
    [
      [0 - w, d],
      [w, d],
      [w, 0 - d],
      [0 - w, 0 - d],
    ] as const
  ).map(([right, ahead]) => ({
    right: centre.right + right * c + ahead * s,
    ahead: centre.ahead + ahead * c - right * s - viewer.depth / 2,
  }));
}

function partWithin(viewer: Stand, target: Stand, splay: TenthDegrees, slack: Thousandths): Part {
  const [s, c] = [sine(splay) / UNIT, cosine(splay) / UNIT];
  const half = viewer.frontage / 2;
  const before = cutBy(cornersBefore(viewer, target), ({ ahead }) => ahead + slack);
  const left = cutBy(before, ({ right, ahead }) => (half - right) * c + ahead * s + slack);
  return cutBy(left, ({ right, ahead }) => (half + right) * c + ahead * s + slack);
}

/** The part of a stand that lies in an arc of another; none where it has no place in it. */
function partIn(viewer: Stand, target: Stand, splay: TenthDegrees): Part {
  const part = partWithin(viewer, target, splay, 0);
  return part.length > 0 ? part : partWithin(viewer, target, splay, ROUNDED);
}

/** Whether any part of a stand lies in an arc of another. */
export function isInArc(viewer: Stand, target: Stand, splay: TenthDegrees): boolean {
  return partIn(viewer, target, splay).length > 0;
}

/** Whether a place lies in an arc of a stand, `ROUNDED` allowed. */
export function isSpotInArc(viewer: Stand, spot: Spot, splay: TenthDegrees): boolean {
  const { right } = localOf(viewer, spot);
  const ahead = aheadOfFront(viewer, spot);
  const aside = (Math.abs(right) - viewer.frontage / 2) * cosine(splay) - ahead * sine(splay);
  return ahead >= -ROUNDED && aside <= ROUNDED * UNIT;
}

/**
 * The distance from the front edge of a stand to that part of another that lies in an arc of it, to the nearest
 * thousandth; null when no part does.
 */
export function rangeFromFront(viewer: Stand, target: Stand, splay: TenthDegrees): Thousandths | null {
  const part = partIn(viewer, target, splay);
  if (part.length === 0) return null;
  const half = viewer.frontage / 2;
  const ends = [0 - half, half].map((right) => nearestOf(part, { right, ahead: 0 }));
  const toEnds = ends.map((near, i) => apart(near, { right: i === 0 ? 0 - half : half, ahead: 0 }));
  const toEdge = part.map((spot) =>
    apart(spot, { right: Math.max(0 - half, Math.min(half, spot.right)), ahead: 0 }),
  );
  return rounded(Math.min(...toEnds, ...toEdge));
}

function apart(a: LocalSpot, b: LocalSpot): number {
  return Math.sqrt((a.right - b.right) ** 2 + (a.ahead - b.ahead) ** 2);
}

/** The place of a part nearest to another place that is not within it; of equally near ones the first along its outline. */
function nearestOf(part: Part, to: LocalSpot): LocalSpot {
  let best = part[0] as LocalSpot;
  part.forEach((a, i) => {
    const b = part[(i + 1) % part.length] as LocalSpot;
    const [dr, da] = [b.right - a.right, b.ahead - a.ahead];
    const length2 = dr * dr + da * da;
    const along = length2 === 0 ? 0 : ((to.right - a.right) * dr + (to.ahead - a.ahead) * da) / length2;
    const t = Math.max(0, Math.min(1, along));
    const near = { right: a.right + t * dr, ahead: a.ahead + t * da };
    if (apart(near, to) < apart(best, to)) best = near;
  });
  return best;
}

/**
 * The place nearest to the middle of a stand's front edge of that part of another that lies in an arc of it, rounded to
 * the lattice; null when no part does.
 */
export function nearestInArc(viewer: Stand, target: Stand, splay: TenthDegrees): Spot | null {
  const part = partIn(viewer, target, splay);
  if (part.length === 0) return null;
  const { right, ahead } = nearestOf(part, { right: 0, ahead: 0 });
  return spotOf(viewer, { right, ahead: ahead + viewer.depth / 2 });
}

/**
 * Where one looks for a stand from the middle of another's front edge: the place nearest to it, then the centre and the
 * corners. With an arc, the nearest place of the part in it and those of the others that lie in it.
 */
export function placesToSee(viewer: Stand, target: Stand, splay: TenthDegrees | null): Spot[] {
  const plain = [{ x: target.x, y: target.y }, ...corners(target)];
  if (splay === null) return [nearestSpot(target, frontMiddle(viewer)), ...plain];
  const nearest = nearestInArc(viewer, target, splay);
  return nearest ? [nearest, ...plain.filter((spot) => isSpotInArc(viewer, spot, splay))] : [];
}

/** The first line from the middle of a stand's front edge to a place of another (`placesToSee`) that nothing blocks; null for none. */
export function lineFromFront(
  viewer: Stand,
  target: Stand,
  splay: TenthDegrees | null,
  blocked: (from: Spot, to: Spot) => boolean,
): readonly [from: Spot, to: Spot] | null {
  const eye = frontMiddle(viewer);
  const seen = placesToSee(viewer, target, splay).find((spot) => !blocked(eye, spot));
  return seen ? [eye, seen] : null;
}

/** How an attack from a place meets a stand: a flank is partial on or ahead of the front line, full behind it. */
export type Aspect = 'front' | 'partialFlank' | 'fullFlank' | 'rear';

/**
 * The aspect of a stand towards a place (the sectors of `sectorOf`, the flank parted by the front line). From the side of
 * a flank that is refused it is one step milder: a full flank counts as a partial one, a partial one as the front.
 */
export function aspectOf(stand: Stand, spot: Spot, refused: 'left' | 'right' | null = null): Aspect {
  const sector = sectorOf(stand, spot);
  if (sector !== 'flank') return sector;
  const partial = aheadOfFront(stand, spot) >= -TOUCH;
  const milder = refused === (localOf(stand, spot).right > 0 ? 'right' : 'left');
  if (partial) return milder ? 'front' : 'partialFlank';
  return milder ? 'partialFlank' : 'fullFlank';
}
