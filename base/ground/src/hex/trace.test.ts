import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Axial, lengthOf } from './hex.ts';
import { axialOf, hexAt, hexMapOf } from './map.ts';
import { disc } from './testing.ts';
import { line, trace } from './trace.ts';

/** A fraction; the denominator is positive. */
type Fraction = readonly [top: bigint, bottom: bigint];
const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;
const same = (a: Fraction, b: Fraction) => !less(a, b) && !less(b, a);
const ONE: Fraction = [1n, 1n];
const between = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, 2n * b * d];

/** The relation of a hex to the line, tested between all places where it could change. */
function oracle(dq: number, dr: number, [q, r]: Axial): 'crossed' | 'beside' | null {
  const differences = (a: number, b: number) => [2 * a + b, -a - 2 * b, b - a];
  const slopes = differences(dq, dr);
  const offsets = differences(q, r);
  const changes: Fraction[] = [[0n, 1n], ONE];
  slopes.forEach((slope, i) => {
    if (slope === 0) return;
    for (const edge of [-1, 1]) {
      const [top, bottom] = [(offsets[i] as number) + edge, slope];
      const at: Fraction = [BigInt(bottom > 0 ? top : -top), BigInt(Math.abs(bottom))];
      if (less([0n, 1n], at) && less(at, ONE)) changes.push(at);
    }
  });
  changes.sort((a, b) => (less(a, b) ? -1 : less(b, a) ? 1 : 0));
  for (let i = 1; i < changes.length; i++) {
    const [top, bottom] = between(changes[i - 1] as Fraction, changes[i] as Fraction);
    const away = slopes.map((slope, n): Fraction => {
      const over = BigInt(slope) * top - BigInt(offsets[n] as number) * bottom;
      return [over < 0n ? -over : over, bottom];
    });
    const below = away.filter((d) => less(d, ONE)).length;
    if (below === 3) return 'crossed';
    if (below === 2 && away.some((d) => same(d, ONE))) return 'beside';
  }
  return null;
}

const difference = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.integer({ min: -12, max: 12 }))
  .filter(([q, r]) => q !== 0 || r !== 0);

test('a line meets the hexes that exact fractions say it meets', () => {
  fc.assert(
    fc.property(difference, ([dq, dr]) => {
      const met = new Map(
        line(dq, dr).flatMap((step) => step.map((hex) => [`${hex}`, step.length] as const)),
      );
      for (const [q, r] of disc(14)) {
        const expected = oracle(dq, dr, [q, r]);
        const found = met.get(`${q},${r}`);
        assert.equal(found, expected === 'crossed' ? 1 : expected === 'beside' ? 2 : undefined, `${q},${r}`);
      }
    }),
  );
});

test('the steps of a line follow each other from hex to hex', () => {
  fc.assert(
    fc.property(difference, ([dq, dr]) => {
      const steps = line(dq, dr);
      assert.deepEqual(steps[0], [[0, 0]]);
      assert.deepEqual(steps.at(-1), [[dq, dr]]);
      for (let i = 1; i < steps.length; i++) {
        for (const [q, r] of steps[i] as Axial[]) {
          for (const [p, s] of steps[i - 1] as Axial[]) assert.equal(lengthOf(q - p, r - s), 1);
        }
      }
    }),
  );
});

/** Maps with holes and hills. */
const maps = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 3 })), { minLength: 91, maxLength: 91 })
  .map((ground) => {
    const kept = disc(5).flatMap((hex, i) => {
      const [hole, level] = ground[i] as [boolean, number];
      return hole && i % 3 === 0 ? [] : [{ hex, level }];
    });
    return hexMapOf({ hexes: kept.map(({ hex }) => hex), level: kept.map(({ level }) => level) });
  });
const pairs = fc.tuple(fc.nat(), fc.nat());

test('a line is the same seen from its other end', () => {
  fc.assert(
    fc.property(maps, pairs, (map, [a, b]) => {
      const there = trace(map, a % map.count, b % map.count);
      const back = trace(map, b % map.count, a % map.count);
      assert.deepEqual([...there.crossed].sort(), [...back.crossed].sort());
      assert.deepEqual([...there.beside].sort(), [...back.beside].sort());
      assert.deepEqual(there.exits, back.entries);
      assert.deepEqual(there.entries, back.exits);
    }),
  );
});

test('hexes off the map are left out', () => {
  const whole = hexMapOf({
    hexes: [
      [0, 0],
      [0, -1],
      [1, -1],
      [1, -2],
    ],
  });
  const lacking = hexMapOf({
    hexes: [
      [0, 0],
      [1, -1],
      [1, -2],
    ],
  });
  assert.deepEqual(trace(whole, 0, 3).steps, [[0], [1, 2], [3]]);
  assert.deepEqual(trace(lacking, 0, 2).steps, [[0], [1], [2]]);
  assert.deepEqual([...trace(lacking, 0, 2).beside], [1]);
  assert.deepEqual([...trace(lacking, 0, 2).crossed], []);
});

test('a hex touched at one corner only is not met', () => {
  const map = hexMapOf({ hexes: disc(4) });
  const found = trace(map, hexAt(map, 0, 0), hexAt(map, 2, -4));
  const met = new Set([...found.crossed, ...found.beside].map((hex) => `${axialOf(map, hex)}`));
  assert.deepEqual(met, new Set(['0,-1', '1,-1', '1,-2', '1,-3', '2,-3']));
});

test('a line is found once for each pair of hexes, and the map is not changed by it', () => {
  const map = Object.freeze(hexMapOf({ hexes: disc(22) }));
  const found = trace(map, 700, 20);
  assert.equal(trace(map, 700, 20), found);
  assert.notEqual(trace({ ...map }, 700, 20), found, 'another map has lines of its own');
});
