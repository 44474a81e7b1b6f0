import { corners, passesDeep, type Spot, type Stand } from '@linstock/ground';
import { peer } from './peers.ts';
import { board, lines, pairs } from './table-scene.ts';

// The parts of @flatten-js/core, polyclip-ts and flatbush that the bench uses.
interface Flatten {
  readonly point: (x: number, y: number) => object;
  readonly segment: (from: object, to: object) => { intersect(other: object): unknown[] };
  readonly Polygon: new (points: object[]) => Polygon;
}
interface Polygon {
  distanceTo(other: Polygon): [distance: number, segment: object];
}
type Ring = [x: number, y: number][];
interface Polyclip {
  readonly intersection: (a: Ring[], b: Ring[]) => unknown[];
}
interface Flatbush {
  add(west: number, south: number, east: number, north: number): number;
  finish(): void;
  search(west: number, south: number, east: number, north: number): number[];
}

const ringOf = (stand: Stand): Ring => corners(stand).map(({ x, y }) => [x, y]);
const outlines = board.areas.map(
  ({ rings: [ring] }): Ring =>
    Array.from({ length: (ring?.length ?? 0) / 2 }, (_, i) => [ring?.[2 * i] ?? 0, ring?.[2 * i + 1] ?? 0]),
);

/** Gaps of all pairs by @flatten-js/core, its polygons made beforehand. */
export function flattenGap(): () => number {
  const flatten = peer<Flatten>('@flatten-js/core');
  const made = pairs.map(
    (pair) => pair.map((stand) => polygonOf(flatten, ringOf(stand))) as [Polygon, Polygon],
  );
  return () => {
    for (const [a, b] of made) a.distanceTo(b);
    return made.length;
  };
}

function polygonOf(flatten: Flatten, ring: Ring): Polygon {
  return new flatten.Polygon(ring.map(([x, y]) => flatten.point(x, y)));
}

/** Overlaps of all pairs by polyclip-ts. */
export function polyclipOverlap(): () => number {
  const { intersection } = peer<Polyclip>('polyclip-ts');
  const made = pairs.map(([a, b]) => [ringOf(a), ringOf(b)] as const);
  return () => {
    for (const [a, b] of made) intersection([a], [b]);
    return made.length;
  };
}

/** Sight lines against the outlines of the terrain by @flatten-js/core, its polygons made beforehand. */
export function flattenSight(): () => number {
  const flatten = peer<Flatten>('@flatten-js/core');
  const woods = outlines.map((ring) => polygonOf(flatten, ring));
  const place = ({ x, y }: Spot) => flatten.point(x, y);
  return () => {
    for (const [from, to] of lines) {
      const line = flatten.segment(place(from), place(to));
      woods.some((wood) => line.intersect(wood).length > 0);
    }
    return lines.length;
  };
}

/** Our own sight lines, tried only against what a flatbush index finds near: whether an index would pay. */
export function searchedSight(): () => number {
  const loaded = peer<{ default: new (count: number) => Flatbush }>('flatbush');
  const index = new loaded.default(board.areas.length);
  for (const { box } of board.areas) index.add(box.west, box.south, box.east, box.north);
  index.finish();
  return () => {
    for (const [a, b] of lines) {
      index
        .search(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y))
        .some((n) => {
          const area = board.areas[n];
          return area !== undefined && passesDeep(area, a, b, 0);
        });
    }
    return lines.length;
  };
}
