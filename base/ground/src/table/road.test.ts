import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { spots, standsWithin } from '../../test/table-oracles.ts';
import { gapToSpot } from './gap.ts';
import { type Spot, span, spotAlong, TOUCH_DISTANCE } from './lattice.ts';
import {
  crossesLine,
  crossingsOf,
  followsRoads,
  gapToLine,
  meetsLine,
  onRoad,
  placeAlong,
  spotOnLine,
  stretchesOnRoad,
} from './road.ts';
import type { Road } from './terrain.ts';

const lines = fc.array(spots, { minLength: 2, maxLength: 5 });
const roadOf = (line: readonly Spot[]): Road => ({ id: 'r', kind: 'road', line, halfWidth: 500 });

test('a leg is on a road exactly where sampled places of it are', () => {
  fc.assert(
    fc.property(lines, spots, spots, (line, a, b) => {
      const road = roadOf(line);
      const length = span(a, b);
      const stretches = stretchesOnRoad(road, a, b);
      for (let at = 0; at <= length; at += 211) {
        const { apart } = placeAlong(line, spotAlong(a, b, at));
        if (Math.abs(apart - road.halfWidth - TOUCH_DISTANCE) <= 2) continue;
        assert.equal(
          stretches.some(([from, to]) => from <= at && at <= to),
          apart < road.halfWidth + TOUCH_DISTANCE,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('legs from place to place of a road follow it; one that leaves it does not', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const road = roadOf(line);
      for (let i = 1; i < line.length; i++) {
        assert.ok(followsRoads([road], line[i - 1] as Spot, line[i] as Spot));
      }
      const [a, b] = line as [Spot, Spot];
      const off = { x: b.x + 90_000, y: b.y };
      assert.ok(!followsRoads([road], a, off) && !onRoad(road, off));
    }),
  );
});

test('two roads that meet can be followed one after the other, two apart cannot', () => {
  const road = (from: number, to: number) =>
    roadOf([
      { x: from, y: 0 },
      { x: to, y: 0 },
    ]);
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 20_000, y: 0 },
  ];
  assert.ok(followsRoads([road(0, 9500), road(10_400, 20_000)], a, b));
  assert.ok(!followsRoads([road(0, 8000), road(11_000, 20_000)], a, b));
});

test('places along a road by their distance from its start', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10_000, y: 0 },
    { x: 10_000, y: 8000 },
  ];
  assert.deepEqual(spotOnLine(line, 13_000), { x: 10_000, y: 3000 });
  assert.deepEqual(spotOnLine(line, -5), { x: 0, y: 0 });
  assert.deepEqual(spotOnLine(line, 99_000), { x: 10_000, y: 8000 });
});

/** Places on a coarse grid, so that legs often end on lines, run along them and meet their corners. */
const coarse = fc.record({
  x: fc.integer({ min: 0, max: 6 }).map((x) => x * 1000),
  y: fc.integer({ min: 0, max: 4 }).map((y) => y * 1000),
});

test('a leg meets a line alike whichever way both are drawn, and seen in a mirror', () => {
  fc.assert(
    fc.property(fc.array(coarse, { minLength: 2, maxLength: 4 }), coarse, coarse, (line, a, b) => {
      const length = span(a, b);
      const alike = (one: readonly number[], other: readonly number[]): void => {
        assert.equal(one.length, other.length);
        for (const [i, at] of one.entries()) assert.ok(Math.abs(at - (other[i] as number)) < 1e-6);
      };
      const found = crossingsOf(line, a, b);
      alike(crossingsOf(line.toReversed(), a, b), found);
      const back = crossingsOf(line, b, a).map((at) => length - at);
      alike(back.toReversed(), found);
      const mirror = ({ x, y }: Spot): Spot => ({ x: 0 - x, y });
      alike(crossingsOf(line.map(mirror), mirror(a), mirror(b)), found);
      for (const crosses of [meetsLine, crossesLine]) {
        assert.equal(crosses(line.toReversed(), a, b), crosses(line, a, b));
        assert.equal(crosses(line, b, a), crosses(line, a, b));
      }
      if (found.length > 0) assert.ok(crossesLine(line, a, b));
      if (crossesLine(line, a, b)) assert.ok(meetsLine(line, a, b));
    }),
  );
});

test('a leg crosses an endless wall if it ends on it or changes sides, but not if it runs along it', () => {
  const wall = [
    { x: 3000, y: -90_000 },
    { x: 3000, y: 2000 },
    { x: 3000, y: 90_000 },
  ];
  fc.assert(
    fc.property(coarse, coarse, (a, b) => {
      const [onA, onB] = [a.x === 3000, b.x === 3000];
      const changes = a.x < 3000 !== b.x < 3000;
      assert.equal(crossingsOf(wall, a, b).length > 0, onA !== onB || (changes && !onA && !onB));
      assert.equal(meetsLine(wall, a, b), onA || onB || changes);
    }),
  );
});

test('a segment that ends a hair before a line meets it, one that ends farther off does not', () => {
  const wall = [
    { x: 0, y: 0 },
    { x: 20_000, y: 0 },
  ];
  const to = (y: number) => [wall, { x: 5000, y: -4000 }, { x: 5000, y }] as const;
  assert.deepEqual(
    [-TOUCH_DISTANCE - 1, -TOUCH_DISTANCE, 0, TOUCH_DISTANCE].map((y) => crossesLine(...to(y))),
    [false, true, true, true],
  );
  const [west, east] = [
    { x: 2000, y: TOUCH_DISTANCE },
    { x: 9000, y: -TOUCH_DISTANCE },
  ];
  assert.deepEqual([meetsLine(wall, west, east), crossesLine(wall, west, east)], [true, false]);
  assert.ok(meetsLine(wall, west, west), 'a single place on the line');
});

test('the gap from a stand to a line is the gap to the nearest point of the line', () => {
  fc.assert(
    fc.property(standsWithin(15), lines, (stand, line) => {
      const distance = gapToLine(stand, line);
      let least = Number.POSITIVE_INFINITY;
      for (let i = 1; i < line.length; i++) {
        const [a, b] = [line[i - 1] as Spot, line[i] as Spot];
        for (let at = 0; at <= span(a, b); at += 50) {
          least = Math.min(least, gapToSpot(stand, spotAlong(a, b, at)));
        }
      }
      assert.ok(
        distance <= least + 1 && distance >= Math.min(least - 51, least - TOUCH_DISTANCE),
        `${distance} ${least}`,
      );
    }),
    { numRuns: 60 },
  );
});
