import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { EnumeratingDice, TooManyWays } from './enumerating.ts';
import { chancesOf, type Reckoning } from './reckoning.ts';
import { areFaces, facesOf, leastValue, readFaces, sumOf, type Throw, valueCount, ways } from './throw.ts';

const someThrow = fc
  .record({
    count: fc.integer({ min: 1, max: 4 }),
    sides: fc.integer({ min: 2, max: 8 }),
    hitOn: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ count, sides, hitOn }): Throw[] => [
    { count, sides, read: 'sum' },
    { count, sides, read: 'sum', everyFrom: Math.min(hitOn, sides) },
    { count, sides, read: 'hits', hitOn: Math.min(hitOn, sides) },
    { count, sides, read: 'hits', hitUpTo: Math.min(hitOn, sides) },
  ]);

test('ways to each value are those counted over every face of every die', () => {
  fc.assert(
    fc.property(someThrow, (both) => {
      for (const spec of both) {
        const counted = new Array<number>(valueCount(spec)).fill(0);
        for (const faces of everyFall(spec.count, spec.sides)) {
          const at = readFaces(spec, faces) - leastValue(spec);
          counted[at] = (counted[at] ?? 0) + 1;
        }
        assert.deepEqual([...ways(spec)], counted);
      }
    }),
    { numRuns: 40 },
  );
});

function* everyFall(count: number, sides: number): Generator<number[]> {
  if (count === 0) yield [];
  else
    for (const rest of everyFall(count - 1, sides))
      for (let face = 1; face <= sides; face++) yield [...rest, face];
}

test('faces made up for a value can fall and mean that value', () => {
  fc.assert(
    fc.property(someThrow, (both) => {
      for (const spec of both) {
        ways(spec).forEach((n, i) => {
          if (n === 0) return;
          const faces = facesOf(spec, leastValue(spec) + i);
          assert.ok(areFaces(spec, faces));
          assert.equal(readFaces(spec, faces), leastValue(spec) + i);
        });
      }
    }),
  );
});

test('a sum whose dice all show a face or more differs from the same sum of other dice', () => {
  const spec: Throw = { count: 2, sides: 6, read: 'sum', everyFrom: 4 };
  const told = (faces: readonly number[]) => sumOf(spec, readFaces(spec, faces));
  assert.deepEqual(told([4, 5]), { sum: 9, every: true });
  assert.deepEqual(told([6, 3]), { sum: 9, every: false });
  assert.deepEqual(sumOf({ count: 2, sides: 6, read: 'sum' }, 12), { sum: 12, every: false });
});

test('hits without a face to hit on, and throws past whole numbers, are refused', () => {
  assert.throws(() => readFaces({ count: 1, sides: 6, read: 'hits' }, [6]), /needs hitOn/);
  assert.throws(() => ways({ count: 30, sides: 6, read: 'sum' }), /too many ways/);
});

const table: Reckoning = {
  name: 'table',
  title: 'Table',
  clause: 'X',
  lines: [],
  dice: { count: 2, sides: 6, read: 'sum' },
  outcomes: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => {
    const key = sum <= 6 ? 'low' : sum === 7 ? 'seven' : 'high';
    return { key, label: `${sum}: ${key}`, rank: ['low', 'seven', 'high'].indexOf(key) };
  }),
};

test('enumeration branches on outcomes, with the exact chances of the reckoning', () => {
  const dice = new EnumeratingDice();
  const found: [string | undefined, number][] = [];
  do {
    const faces = dice.throw(table.dice, table);
    found.push([table.outcomes[readFaces(table.dice, faces) - 2]?.key, dice.weight]);
  } while (dice.advance());
  const due = chancesOf(table).map((row) => [row.outcome.key, row.chance]);
  assert.deepEqual(
    found.map(([key, weight]) => [key, weight.toFixed(12)]),
    due.map(([key, chance]) => [key, Number(chance).toFixed(12)]),
  );
});

test('outcomes with one key that the rules could tell apart are counted apart', () => {
  const outcomes = table.outcomes.map((outcome, i) => ({ ...outcome, losses: i === 0 ? 2 : 1 }));
  const dice = new EnumeratingDice();
  let runs = 0;
  do {
    dice.throw(table.dice, { ...table, outcomes });
    runs++;
  } while (dice.advance());
  assert.equal(runs, 4);
});

test('throws that depend on earlier throws are walked each in their own branch', () => {
  const dice = new EnumeratingDice();
  let sum = 0;
  let runs = 0;
  do {
    const first = dice.throw({ count: 1, sides: 6, read: 'sum' })[0];
    if (first === 6) dice.throw({ count: 3, sides: 6, read: 'hits', hitOn: 4 });
    sum += dice.weight;
    runs++;
  } while (dice.advance());
  assert.equal(runs, 5 + 4);
  assert.ok(Math.abs(sum - 1) < 1e-12);
});

test('endless ties are given up as soon as there are too many ways', () => {
  const dice = new EnumeratingDice(500);
  const die = { count: 1, sides: 6, read: 'sum' } as const;
  let throws = 0;
  const untilUnlike = (): void => {
    while (dice.throw(die)[0] === dice.throw(die)[0]) throws++;
  };
  assert.throws(untilUnlike, TooManyWays);
  assert.ok(throws < 500, `${throws} pairs were thrown`);
});

test('ways are counted up to the limit', () => {
  const die = { count: 1, sides: 6, read: 'sum' } as const;
  const dice = new EnumeratingDice(36);
  let runs = 0;
  do {
    dice.throw(die);
    dice.throw(die);
    runs++;
  } while (dice.advance());
  assert.equal(runs, 36);
});
