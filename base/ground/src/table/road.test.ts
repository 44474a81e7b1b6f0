import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Spot, span, spotAlong, TOUCH } from './lattice.ts';
import {
  crossingsOf,
  followsRoads,
  gapToLine,
  onRoad,
  placeAlong,
  spotOnLine,
  stretchesOnRoad,
} from './road.ts';
import { gapToSpot } from './gap.ts';
import type { Road } from './terrain.ts';
import { spots, standsWithin } from '../../test/table-oracles.ts';

const lines = fc.array(spots, { minLength: 2, maxLength: 5 });
const roadOf = (line: readonly Spot[]): Road => ({ id: 'r', kind: 'road', line, halfWidth: 500 });

test('a leg is on a road just where sampled places of it are', () => {
  fc.assert(
    fc.property(lines, spots, spots, (line, a, b) => {
      const road = roadOf(line);
      const length = span(a, b);
      const stretches = stretchesOnRoad(road, a, b);
      for (let at = 0; at <= length; at += 211) {
        const { apart } = placeAlong(line, spotAlong(a, b, at));
        if (Math.abs(apart - road.halfWidth - TOUCH) <= 2) continue;
        assert.equal(
          stretches.some(([from, to]) => from <= at && at <= to),
          apart < road.halfWidth + TOUCH,
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

test('a path crosses an endless wall as often as it changes sides, wherever its legs end', () => {
  const wall = [
    { x: 3000, y: -90_000 },
    { x: 3000, y: 2000 },
    { x: 3000, y: 90_000 },
  ];
  const coarse = fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 4 }) });
  fc.assert(
    fc.property(fc.array(coarse, { minLength: 2, maxLength: 6 }), (path) => {
      const places = path.map(({ x, y }) => ({ x: x * 1000, y: y * 1000 }));
      const crossed = places
        .slice(1)
        .reduce((sum, to, i) => sum + crossingsOf(wall, places[i] as Spot, to).length, 0);
      const west = ({ x }: Spot) => x < 3000;
      const sides = [places[0] as Spot, places.at(-1) as Spot].filter(({ x }) => x !== 3000);
      if (sides.length === 2) {
        const changed = west(sides[0] as Spot) !== west(sides[1] as Spot);
        assert.equal(crossed % 2 === 1, changed);
      }
    }),
  );
});

test('the gap from a stand to a line is that to the nearest of its places', () => {
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
        distance <= least + 1 && distance >= Math.min(least - 51, least - TOUCH),
        `${distance} ${least}`,
      );
    }),
    { numRuns: 60 },
  );
});
