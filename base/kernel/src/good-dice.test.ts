import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodDice, neededText } from './good-dice.ts';
import type { Outcome, Reckoning } from './reckoning.ts';
import { leastValue, ONE_DIE, readFaces, type Throw, TWO_DICE, valueCount } from './throw.ts';

/** A throw for which the values accepted by `good` are good results. */
function reckoned(dice: Throw, good: (value: number) => boolean): Reckoning {
  const outcomes: Outcome[] = Array.from({ length: valueCount(dice) }, (_, i) =>
    good(leastValue(dice) + i)
      ? { key: 'well', label: 'it went well', rank: 1 }
      : { key: 'ill', label: 'it went ill', rank: 0 },
  );
  return { name: 'try', title: 'A try', clause: 'TRY-1', lines: [], dice, outcomes };
}

test('if dice hit one by one, the good dice are those that hit, as many as the throw counts', () => {
  for (const dice of [
    { count: 4, sides: 6, read: 'hits', hitOn: 5 },
    { count: 4, sides: 6, read: 'hits', hitUpTo: 2 },
  ] satisfies Throw[]) {
    const volley = reckoned(dice, (hits) => hits > 0);
    const marked = goodDice(volley, [5, 2, 6, 3]);
    assert.equal(marked.filter(Boolean).length, readFaces(dice, [5, 2, 6, 3]));
    assert.deepEqual(marked, 'hitOn' in dice ? [true, false, true, false] : [false, true, false, false]);
  }
});

test('if dice count together, all are good or none', () => {
  const check = reckoned(TWO_DICE, (sum) => sum <= 7);
  assert.deepEqual(goodDice(check, [6, 1]), [true, true]);
  assert.deepEqual(goodDice(check, [6, 2]), [false, false]);
});

test('the needed numbers are in everyday words', () => {
  const rows: readonly (readonly [Reckoning, string | null])[] = [
    [reckoned(ONE_DIE, (n) => n >= 5), '5 or more'],
    [reckoned(ONE_DIE, (n) => n === 6), '6'],
    [reckoned(ONE_DIE, (n) => n <= 2), '2 or less'],
    [reckoned(ONE_DIE, (n) => n === 2 || n === 3), '2 to 3'],
    [reckoned(ONE_DIE, (n) => n === 2 || n === 6), '2 or 6'],
    [reckoned(ONE_DIE, (n) => n !== 5), null],
    [reckoned(ONE_DIE, () => true), null],
    [reckoned(ONE_DIE, () => false), null],
    [reckoned(TWO_DICE, (n) => n <= 7), '7 or less in all'],
    [reckoned({ count: 3, sides: 6, read: 'hits', hitOn: 5 }, (n) => n > 0), '5 or more'],
    [reckoned({ count: 3, sides: 6, read: 'hits', hitOn: 7 }, () => false), null],
    [reckoned({ count: 2, sides: 6, read: 'sum', everyFrom: 5 }, (n) => n >= 9), '9 or more in all'],
  ];
  for (const [reckoning, words] of rows) assert.equal(neededText(reckoning), words);
});
