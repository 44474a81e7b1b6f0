import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { grounds, spots } from '../../test/table-oracles.ts';
import { type Spot, span, spotAlong, TOUCH_DISTANCE } from './lattice.ts';
import { onRoad, placeAlong } from './road.ts';
import { insideGround } from './stretch.ts';
import type { Road } from './terrain.ts';
import { crossingsOnWay, outsideOf, wayInside, wayLength, wayOnRoads } from './way.ts';

const ways = fc.array(spots, { minLength: 1, maxLength: 5 });
const small = fc
  .array(fc.record({ x: fc.integer({ min: -500, max: 6500 }), y: fc.integer({ min: -500, max: 6500 }) }), {
    minLength: 2,
    maxLength: 5,
  })
  .filter((way) => wayLength(way) > 0);

/** The place a distance along a way, leg by leg. */
function placeOn(way: readonly Spot[], distance: number): Spot {
  let left = distance;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Spot, way[i] as Spot];
    if (left <= span(a, b)) return spotAlong(a, b, left);
    left -= span(a, b);
  }
  return way.at(-1) as Spot;
}

/** Distances nearer to where something begins or ends than this may fall either way. */
const EDGE = 4;

const near = (stretches: readonly (readonly [number, number])[], at: number) =>
  stretches.some(([from, to]) => Math.abs(from - at) < EDGE || Math.abs(to - at) < EDGE);

test('the stretches of a way inside ground are where its places are', () => {
  fc.assert(
    fc.property(small, grounds, (way, ground) => {
      const inside = wayInside(ground, way);
      const outlines = ground.rings.map((ring) =>
        Array.from({ length: ring.length / 2 + 1 }, (_, i) => ({
          x: ring[(2 * i) % ring.length] as number,
          y: ring[(2 * i + 1) % ring.length] as number,
        })),
      );
      assert.ok(inside.every(([from, to], i) => from <= to && (inside[i + 1]?.[0] ?? Infinity) > to));
      for (let at = 5; at < wayLength(way); at += 173) {
        const place = placeOn(way, at);
        // A place on an outline may count either way.
        if (outlines.some((line) => placeAlong(line, place).apart <= 3)) continue;
        const held = inside.some(([from, to]) => from < at && at < to);
        assert.equal(held, insideGround(ground, place), `at ${at}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('the stretches of a way on roads are where its places are on one of them', () => {
  const roads: Road[] = [0, 1].map((n) => ({
    id: `road ${n}`,
    kind: 'road',
    halfWidth: 600,
    line: [
      { x: 0, y: 1000 + 1500 * n },
      { x: 3000, y: 3000 },
      { x: 7000, y: 500 + 4000 * n },
    ],
  }));
  fc.assert(
    fc.property(small, (way) => {
      const stretches = wayOnRoads(roads, way);
      for (let at = 0; at <= wayLength(way); at += 157) {
        if (near(stretches, at)) continue;
        const place = placeOn(way, at);
        if (roads.some((road) => Math.abs(placeAlong(road.line, place).apart - 600 - TOUCH_DISTANCE) <= 2))
          continue;
        assert.equal(
          stretches.some(([from, to]) => from <= at && at <= to),
          roads.some((road) => onRoad(road, place)),
        );
      }
    }),
  );
});

test("a way meets a line where it enters or crosses it, once at a bend on it, not at the way's start", () => {
  const fence = [
    { x: 0, y: 0 },
    { x: 0, y: 10_000 },
  ];
  const at = (...xs: number[]) => xs.map((x, i) => ({ x, y: 1000 * (i + 1) }));
  const crossings = (...xs: number[]) => crossingsOnWay(fence, at(...xs)).length;
  assert.deepEqual(
    [crossings(-500, 500), crossings(-500, 0, 500), crossings(500, 0, -500), crossings(-500, 500, -500)],
    [1, 1, 1, 2],
  );
  assert.deepEqual([crossings(-500, 0), crossings(500, 0), crossings(-500, 0, -500)], [1, 1, 1]);
  assert.deepEqual([crossings(0, 500), crossings(0, -500), crossings(0, 500, -500)], [0, 0, 1]);
  fc.assert(
    fc.property(ways, (way) => {
      const line = [
        { x: 36_000, y: -1 },
        { x: 36_000, y: 48_001 },
      ];
      const found = crossingsOnWay(line, way);
      const side = ({ x }: Spot) => Math.sign(x - 36_000);
      const changes = way.slice(1).filter((spot, i) => {
        const from = side(way[i] as Spot);
        return from !== 0 && from !== side(spot);
      }).length;
      assert.equal(found.length, changes);
      for (const distance of found) assert.ok(Math.abs(placeOn(way, distance).x - 36_000) <= 1);
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      );
    }),
  );
});

test('things on a stretch, or at its end, are left out', () => {
  assert.deepEqual(
    outsideOf(
      [1, 5, 7, 9, 12],
      [
        [5, 7],
        [11, 13],
      ],
    ),
    [1, 9],
  );
});

test('a way is as long as its legs', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 3000, y: 4000 },
    { x: 3000, y: 5000 },
  ];
  assert.equal(wayLength(way), 6000);
  assert.equal(wayLength(way.slice(0, 1)), 0);
});
