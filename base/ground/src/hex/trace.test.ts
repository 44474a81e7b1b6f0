import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { arcOf, type Axial, lengthOf } from './hex.ts';
import { axialOf, hexAt, type HexMap, hexMapOf } from './map.ts';
import { disc } from './testing.ts';
import { line, opposedContours, trace } from './trace.ts';

/** A fraction; the denominator is positive. */
type Fraction = readonly [top: bigint, bottom: bigint];
const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;
const same = (a: Fraction, b: Fraction) => !less(a, b) && !less(b, a);
const ONE: Fraction = [1n, 1n];
const between = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, 2n * b * d];

/** P-LOS 1 word by word: what a hex is to the line, judged between all places where that could change. */
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

test('P-LOS 1: a line meets the hexes that exact fractions say it meets', () => {
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
      assert.equal(there.opposed, back.opposed);
    }),
  );
});

/** AL-7.32e, h: every choice beside the line both rises and falls. */
function opposedForEveryChoice(map: HexMap, steps: readonly (readonly number[])[]): boolean {
  const choices = steps.reduce<number[][]>(
    (lists, step) => lists.flatMap((list) => step.map((hex) => [...list, map.level[hex] as number])),
    [[]],
  );
  return choices.every((levels) => {
    const climbs = levels.slice(1).map((level, i) => level - (levels[i] as number));
    return climbs.some((climb) => climb > 0) && climbs.some((climb) => climb < 0);
  });
}

test('AL-7.32e, h: contours block when they do so for every choice beside the line', () => {
  fc.assert(
    fc.property(maps, pairs, (map, [a, b]) => {
      const found = trace(map, a % map.count, b % map.count);
      assert.equal(found.opposed, opposedForEveryChoice(map, found.steps));
      assert.equal(opposedContours(map, found), found.opposed);
    }),
  );
});

test('AL-7.32j: what lies off the map is left out', () => {
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

test('AL-7.32g: a hex touched at one corner only is not met', () => {
  const map = hexMapOf({ hexes: disc(4) });
  const found = trace(map, hexAt(map, 0, 0), hexAt(map, 2, -4));
  const met = new Set([...found.crossed, ...found.beside].map((hex) => `${axialOf(map, hex)}`));
  assert.deepEqual(met, new Set(['0,-1', '1,-1', '1,-2', '1,-3', '2,-3']));
});

interface Vector {
  readonly id: string;
  readonly to: Axial;
  readonly gun: boolean;
  readonly companies: readonly Axial[];
  readonly elevation: Readonly<Record<string, number>>;
  readonly expect: string | null;
}

/** P-LOS in brief, for the rules' worked examples: the reason the line is blocked, or null. */
function sight({ to, gun, companies, elevation }: Vector): string | null {
  const hexes = disc(6);
  const map = hexMapOf({ hexes, level: hexes.map((hex) => elevation[`${hex}`] ?? 0) });
  const [firing, target] = [hexAt(map, 0, 0), hexAt(map, ...to)];
  const found = trace(map, firing, target);
  if (!found.exits.some((side) => arcOf(0, side) === 'front')) return 'outside_front_arc';
  const held = new Set(companies.map(([q, r]) => hexAt(map, q, r)));
  const over = gun && map.level[firing] !== map.level[target];
  if (!over && found.crossed.some((hex) => held.has(hex))) return 'company_in_line';
  if (!over && found.beside.some((hex) => held.has(hex))) return 'company_beside_line';
  return found.opposed ? 'contours_opposed' : null;
}

const HILL = { '1,-2': 1, '0,-3': 1, '1,-3': 1, '2,-3': 1, '2,-4': 2, '1,-4': 2 };
const LINE: Axial[] = [
  [0, -1],
  [1, -1],
  [1, -2],
];
const VECTORS: Vector[] = [
  { id: 'AL-W08', to: [2, -4], gun: true, companies: LINE, elevation: HILL, expect: null },
  { id: 'AL-W09', to: [2, -4], gun: false, companies: LINE, elevation: HILL, expect: 'company_in_line' },
  {
    id: 'AL-W10',
    to: [0, -4],
    gun: true,
    companies: [],
    elevation: { '0,-2': 1 },
    expect: 'contours_opposed',
  },
  {
    id: 'AL-W11',
    to: [1, -2],
    gun: false,
    companies: [[1, -1]],
    elevation: {},
    expect: 'company_beside_line',
  },
];

for (const vector of VECTORS) {
  test(`worked example ${vector.id}`, () => assert.equal(sight(vector), vector.expect));
}
