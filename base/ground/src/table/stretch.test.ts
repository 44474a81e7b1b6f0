import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exactPlace, grounds } from '../../test/table-oracles.ts';
import { span } from './lattice.ts';
import {
  boxOf,
  clearBefore,
  clearFrom,
  type Ground,
  inBoth,
  insideGround,
  joinStretches,
  passesDeep,
  type Stretch,
  stretchesInOrOn,
  stretchesInside,
  subtractStretches,
  totalOf,
} from './stretch.ts';

const coarse = fc
  .tuple(fc.integer({ min: -1, max: 14 }), fc.integer({ min: -1, max: 14 }))
  .map(([x, y]) => ({ x: x * 500, y: y * 500 }));

const PARTS = 97;

test('a leg is inside an outline exactly where exact fractions say so', () => {
  fc.assert(
    fc.property(grounds, coarse, coarse, (ground, a, b) => {
      fc.pre(a.x !== b.x || a.y !== b.y);
      const stretches = stretchesInside(ground, a, b);
      for (let part = 0; part <= PARTS; part++) {
        const place = exactPlace(ground, a, b, part, PARTS);
        if (place === 'outline') continue;
        const at = (span(a, b) * part) / PARTS;
        const found = stretches.some(([from, to]) => from < at + 1e-6 && at - 1e-6 < to);
        assert.equal(found, place === 'inside', `${part} of ${PARTS}`);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a leg is in or on a piece of ground exactly where exact fractions say so, outlines included', () => {
  fc.assert(
    fc.property(grounds, coarse, coarse, (ground, a, b) => {
      const stretches = stretchesInOrOn(ground, a, b);
      for (let part = 0; part <= PARTS; part++) {
        const place = exactPlace(ground, a, b, part, PARTS);
        const at = (span(a, b) * part) / PARTS;
        const found = stretches.some(([from, to]) => from < at + 1e-6 && at - 1e-6 < to);
        assert.equal(found, place !== 'outside', `${part} of ${PARTS}`);
      }
      assert.ok(stretches.every(([from, to], i) => from <= to && (stretches[i + 1]?.[0] ?? Infinity) > to));
    }),
    { numRuns: 1000 },
  );
});

test('a place is inside just where whole numbers say it is, outlines included', () => {
  fc.assert(
    fc.property(grounds, coarse, (ground, spot) => {
      assert.equal(insideGround(ground, spot), exactPlace(ground, spot, spot, 0, 1) !== 'outside');
    }),
    { numRuns: 1000 },
  );
});

const square: Ground = (() => {
  const rings = [
    Int32Array.of(0, 0, 6000, 0, 6000, 6000, 0, 6000),
    Int32Array.of(2000, 2000, 4000, 2000, 4000, 4000, 2000, 4000),
  ];
  return { rings, box: boxOf(rings) };
})();

test('a leg past a corner, or one that ends on the outline, only meets it: a stretch of no length', () => {
  const spot = (x: number, y: number) => ({ x, y });
  assert.deepEqual(stretchesInOrOn(square, spot(3000, -2000), spot(3000, 0)), [[2000, 2000]]);
  assert.deepEqual(stretchesInOrOn(square, spot(3000, 0), spot(3000, -2000)), [[0, 0]]);
  const [corner] = stretchesInOrOn(square, spot(-3000, 3000), spot(3000, -3000));
  assert.ok(corner && Math.abs(corner[0] - span(spot(0, 0), spot(3000, 3000))) < 1e-6);
  assert.deepEqual(stretchesInOrOn(square, spot(-1000, 0), spot(7000, 0)), [[1000, 7000]]);
});

test('a stretch of no length stays if none covers it', () => {
  assert.deepEqual(
    subtractStretches(
      [
        [2, 2],
        [5, 5],
        [7, 9],
      ],
      [[5, 8]],
    ),
    [
      [2, 2],
      [8, 9],
    ],
  );
});

test('legs along an outline, along a hole and past a corner are not inside', () => {
  for (const [ax, ay, bx, by] of [
    [-1000, 0, 7000, 0],
    [0, 7000, 0, -1000],
    [6000, 1000, 6000, 5000],
    [-3000, 3000, 3000, -3000],
    [2000, 2000, 4000, 2000],
    [2500, 2500, 3500, 3900],
  ] as const) {
    assert.deepEqual(stretchesInside(square, { x: ax, y: ay }, { x: bx, y: by }), []);
  }
  assert.deepEqual(stretchesInside(square, { x: -1000, y: 3000 }, { x: 7000, y: 3000 }), [
    [1000, 3000],
    [5000, 7000],
  ]);
});

test('ground near the edge at both ends of a line does not count as deep', () => {
  const [a, b] = [
    { x: 1000, y: 1000 },
    { x: 5000, y: 1000 },
  ];
  assert.ok(passesDeep(square, a, b, 1999));
  assert.ok(!passesDeep(square, a, b, 2000));
  assert.ok(!passesDeep(square, { x: -1500, y: 1000 }, { x: 1500, y: 1000 }, 1500));
  assert.ok(passesDeep(square, { x: -1500, y: 1000 }, { x: 1501, y: 1000 }, 1500));
});

const stretchLists = fc
  .array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })), { maxLength: 6 })
  .map((list) => list.map(([from, length]): Stretch => [from, from + length]));

test('stretches join, intersect and subtract as sets of places', () => {
  const holds = (list: readonly Stretch[], at: number) => list.some(([from, to]) => from < at && at < to);
  fc.assert(
    fc.property(stretchLists, stretchLists, (one, two) => {
      const [a, b] = [joinStretches(one), joinStretches(two)];
      for (let at = 0.5; at < 50; at++) {
        assert.equal(holds(a, at), holds(one, at));
        assert.equal(holds(inBoth(a, b), at), holds(one, at) && holds(two, at));
        assert.equal(holds(subtractStretches(a, b), at), holds(one, at) && !holds(two, at));
      }
      assert.equal(totalOf(inBoth(a, b)) + totalOf(subtractStretches(a, b)), totalOf(a));
    }),
  );
});

test('a way goes on past friends, or stops short of them', () => {
  const friends = [
    [0, 500],
    [7010, 12_990.5],
    [12_990, 14_000],
  ] as const;
  assert.equal(clearFrom(friends, 12_000), 14_000);
  assert.equal(clearFrom(friends, 600), 600);
  assert.equal(clearBefore(friends, 13_500), 7010);
  assert.equal(clearBefore(friends, 400), null);
  assert.equal(clearBefore(friends, 14_000), 14_000);
});

test('the nearest places clear of friends are those found thousandth by thousandth', () => {
  const stretches = fc
    .array(fc.tuple(fc.integer({ min: -20, max: 300 }), fc.integer({ min: 1, max: 60 })), { maxLength: 6 })
    .map((list) => joinStretches(list.map(([from, length]) => [from + 0.5, from + 0.5 + length])));
  fc.assert(
    fc.property(stretches, fc.nat(350), (friends, distance) => {
      const clear = (at: number) => friends.every(([from, to]) => at <= from || at >= to);
      let onward = distance;
      while (!clear(onward)) onward++;
      assert.equal(clearFrom(friends, distance), onward);
      let back = distance;
      while (back >= 0 && !clear(back)) back--;
      assert.equal(clearBefore(friends, distance), back < 0 ? null : back);
    }),
  );
});
