import fc from 'fast-check';
import { cosine, type Spot, sine } from '../src/table/lattice.ts';
import type { Leg } from '../src/table/leg.ts';
import type { Stand } from '../src/table/stand.ts';
import { boxOf, type Ground } from '../src/table/stretch.ts';

/** Places on a table of 72 by 48 inches; for tests. */
export const spots = fc.record({
  x: fc.integer({ min: 0, max: 72_000 }),
  y: fc.integer({ min: 0, max: 48_000 }),
});

/** Facings, with right angles and 45 degrees drawn often. */
export const facings = fc.oneof(
  fc.integer({ min: 0, max: 3599 }),
  fc.integer({ min: 0, max: 7 }).map((n) => n * 450),
);

const sizes = fc.oneof(fc.constant(3000), fc.constant(1500), fc.integer({ min: 200, max: 12_000 }));

/** Stands of all shapes within some inches of the middle of a table. */
export function standsWithin(inches: number): fc.Arbitrary<Stand> {
  const near = (middle: number) => fc.integer({ min: middle - inches * 1000, max: middle + inches * 1000 });
  return fc.record({
    x: near(36_000),
    y: near(24_000),
    facing: facings,
    frontage: sizes,
    depth: sizes,
  });
}

/** Lengths of legs. */
export const distances = fc.integer({ min: 0, max: 24_000 });

/** Legs of every kind. */
export const legs: fc.Arbitrary<Leg> = fc.oneof(
  fc.record({ kind: fc.constant('advance' as const), distance: distances }),
  fc.record({
    kind: fc.constant('oblique' as const),
    distance: distances,
    angle: fc.integer({ min: -450, max: 450 }),
  }),
  fc.record({
    kind: fc.constant('wheel' as const),
    about: fc.constantFrom('left' as const, 'right' as const),
    angle: fc.integer({ min: -900, max: 900 }),
  }),
  fc.record({ kind: fc.constant('back' as const), distance: distances }),
  fc.record({ kind: fc.constant('about' as const) }),
  fc.record({ kind: fc.constant('turn' as const), facing: facings }),
  fc.record({ kind: fc.constant('straight' as const), to: spots }),
);

/** Rings of few corners on a coarse grid, so that lines often meet corners and edges. */
export const grounds: fc.Arbitrary<Ground> = fc
  .array(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
      minLength: 3,
      maxLength: 7,
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((rings) => {
    const all = rings.map((ring) => Int32Array.from(ring.flat(), (n) => n * 1000));
    return { rings: all, box: boxOf(all) };
  });

type Exact = readonly [x: bigint, y: bigint];

/** Units per thousandth of an inch in which corners are whole numbers: 2^21. */
const FINE = 2n ** 21n;

function exactCorners(stand: Stand): Exact[] {
  const [s, c] = [BigInt(sine(stand.facing)), BigInt(cosine(stand.facing))];
  const [w, d] = [BigInt(stand.frontage), BigInt(stand.depth)];
  return [
    [-w, d],
    [w, d],
    [w, -d],
    [-w, -d],
  ].map(([right, ahead]) => [
    BigInt(stand.x) * FINE + (right as bigint) * c + (ahead as bigint) * s,
    BigInt(stand.y) * FINE + (ahead as bigint) * c - (right as bigint) * s,
  ]);
}

function root(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 2) >> 1);
  for (;;) {
    const y = (x + n / x) >> 1n;
    if (y >= x) return x;
    x = y;
  }
}

/**
 * The distance of two stands, or, below 0, the depth of their overlap, in thousandths. It is the distance of the
 * origin from the hull of all differences of their corners, in whole numbers throughout. Slow and obvious.
 */
export function exactGap(a: Stand, b: Stand): number {
  const corners = exactCorners(a);
  const differences = exactCorners(b).flatMap(([x, y]) => corners.map(([p, q]): Exact => [x - p, y - q]));
  let inside = true;
  let depth: bigint | null = null;
  let nearest2: bigint | null = null;
  const least = (old: bigint | null, n: bigint) => (old === null || n < old ? n : old);
  for (const [px, py] of differences) {
    nearest2 = least(nearest2, px * px + py * py);
    for (const [qx, qy] of differences) {
      const [dx, dy] = [qx - px, qy - py];
      const length2 = dx * dx + dy * dy;
      if (length2 === 0n) continue;
      // An edge of the hull, run counter-clockwise, has every corner on its left.
      if (differences.some(([x, y]) => dx * (y - py) - dy * (x - px) < 0n)) continue;
      const side = dx * -py - dy * -px;
      const away = side < 0n ? -side : side;
      const along = dx * -px + dy * -py;
      if (side < 0n) inside = false;
      depth = least(depth, (away * away) / length2);
      if (along >= 0n && along <= length2) nearest2 = least(nearest2, (away * away) / length2);
    }
  }
  const thousandths = (square: bigint) => Number(root(square)) / Number(FINE);
  return inside ? -thousandths(depth as bigint) : thousandths(nearest2 as bigint);
}

/** The relation of a place, a fraction of the way along a leg, to ground: inside, on its outline or outside; in whole numbers. */
export function exactPlace(
  ground: Ground,
  a: Spot,
  b: Spot,
  part: number,
  parts: number,
): 'inside' | 'outline' | 'outside' {
  const n = BigInt(parts);
  const at = (p: number, q: number) => BigInt(p) * n + BigInt(q - p) * BigInt(part);
  const [x, y] = [at(a.x, b.x), at(a.y, b.y)];
  let inside = false;
  for (const ring of ground.rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [px, py] = [BigInt(ring[j] as number) * n - x, BigInt(ring[j + 1] as number) * n - y];
      const [qx, qy] = [BigInt(ring[i] as number) * n - x, BigInt(ring[i + 1] as number) * n - y];
      const cross = px * qy - py * qx;
      if (cross === 0n && px * qx + py * qy <= 0n) return 'outline';
      if (py < 0n !== qy < 0n && cross > 0n === qy > py) inside = !inside;
    }
  }
  return inside ? 'inside' : 'outside';
}

/** A stand turned a quarter clockwise about the origin. */
export function quarterTurned(stand: Stand): Stand {
  return { ...stand, x: stand.y, y: 0 - stand.x, facing: (stand.facing + 900) % 3600 };
}
