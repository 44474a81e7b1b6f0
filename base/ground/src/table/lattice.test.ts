import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { facings, spots, standsWithin } from '../../test/table-oracles.ts';
import {
  bearingTo,
  cosine,
  degrees,
  rounded,
  SINE_SCALE,
  sine,
  spotAlong,
  spotOfInches,
  spotOnBearing,
} from './lattice.ts';
import { corners, localOf, spotOf, wheeled, wheelLength } from './stand.ts';

test('sines and cosines of all facings give length one and are exactly symmetric', () => {
  for (let f = 0; f < 3600; f++) {
    assert.ok(Math.abs(sine(f) ** 2 + cosine(f) ** 2 - SINE_SCALE ** 2) <= 2 * SINE_SCALE);
    assert.equal(sine(f), -sine((3600 - f) % 3600) + 0);
    assert.equal(cosine(f), sine((f + 900) % 3600));
    assert.equal(sine(f), -sine((f + 1800) % 3600) + 0);
  }
});

test('the bearing of a far place at a bearing is that bearing', () => {
  for (let f = 0; f < 3600; f++) {
    assert.equal(bearingTo({ x: 5, y: 7 }, spotOnBearing({ x: 5, y: 7 }, f, 100_000)), f);
  }
});

test('no facing points nearer to a place than its bearing does', () => {
  fc.assert(
    fc.property(spots, spots, (from, to) => {
      fc.pre(from.x !== to.x || from.y !== to.y);
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const bearing = bearingTo(from, to);
      const off = (f: number) => Math.abs(dx * cosine(f % 3600) - dy * sine(f % 3600));
      assert.ok(dx * sine(bearing) + dy * cosine(bearing) > 0);
      assert.ok(off(bearing) <= off(bearing + 1) && off(bearing) <= off(bearing + 3599));
    }),
  );
});

test('a bearing from a place to itself, and a place that is no place, are refused', () => {
  assert.throws(() => bearingTo({ x: 1, y: 2 }, { x: 1, y: 2 }), /\(1, 2\)/);
  for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e9]) {
    assert.throws(() => spotOfInches(bad, 0), /within 262/);
  }
});

test('rounding treats mirrored figures alike and never gives minus zero', () => {
  for (const n of [0.5, 1.5, 2.49, 2.5, 7]) assert.equal(rounded(-n), -rounded(n));
  assert.ok(Object.is(rounded(-0.2), 0));
  assert.equal(degrees(-0.04), 0);
  assert.equal(degrees(359.96), 0);
});

test('a place at a distance along a leg has that distance, within the lattice', () => {
  fc.assert(
    fc.property(spots, spots, fc.nat(60_000), (a, b, distance) => {
      fc.pre(a.x !== b.x || a.y !== b.y);
      const place = spotAlong(a, b, distance);
      assert.ok(Math.abs(Math.sqrt((place.x - a.x) ** 2 + (place.y - a.y) ** 2) - distance) < 1);
    }),
  );
});

test('a place converted into the frame of a stand and back is unchanged', () => {
  fc.assert(
    fc.property(standsWithin(20), spots, (stand, spot) => {
      assert.deepEqual(spotOf(stand, localOf(stand, spot)), { ...spot });
    }),
  );
});

test('in a wheel one corner stays in place, and the path of the other is the cost', () => {
  fc.assert(
    fc.property(standsWithin(10), fc.integer({ min: -900, max: 900 }), (stand, turn) => {
      for (const [about, corner] of [
        ['left', 0],
        ['right', 1],
      ] as const) {
        const [before, after] = [corners(stand)[corner], corners(wheeled(stand, about, turn))[corner]];
        assert.ok(before && after);
        assert.ok(Math.abs(before.x - after.x) <= 2 && Math.abs(before.y - after.y) <= 2);
      }
    }),
  );
  const company = { x: 0, y: 0, facing: 0, frontage: 3000, depth: 3000 };
  assert.equal(wheelLength(company, -900), 4712);
});

test('a quarter turn of a stand turns its corners exactly', () => {
  fc.assert(
    fc.property(
      facings,
      fc.integer({ min: 1, max: 9000 }),
      fc.integer({ min: 1, max: 9000 }),
      (facing, frontage, depth) => {
        const stand = { x: 0, y: 0, facing, frontage, depth };
        const turned = corners({ ...stand, facing: (facing + 900) % 3600 });
        assert.deepEqual(
          turned,
          corners(stand).map(({ x, y }) => ({ x: y, y: 0 - x })),
        );
      },
    ),
  );
});
