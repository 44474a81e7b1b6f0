import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eloOf, scoreOf, wilson } from './statistics.ts';

const close = (found: number, due: number): void =>
  assert.ok(Math.abs(found - due) < 5e-4, `${found}, not ${due}`);

// Values of Wilson's interval as published in textbooks of statistics.
for (const [successes, n, low, high] of [
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
] as const) {
  test(`Wilson's interval of ${successes} in ${n}`, () => {
    const found = wilson(successes, n);
    close(found.low, low);
    close(found.high, high);
  });
}

test('an interval holds the share itself, at the ends too', () => {
  for (let n = 1; n <= 40; n++) {
    assert.equal(wilson(0, n).low, 0);
    assert.equal(wilson(n, n).high, 1);
  }
});

test('without trials nothing is known', () => assert.deepEqual(wilson(0, 0), { low: 0, high: 1 }));

test('Elo and score convert into each other', () => {
  assert.equal(eloOf(0.5), 0);
  close(scoreOf(400), 10 / 11);
  for (const score of [0.1, 0.5, 0.76, 0.99]) close(scoreOf(eloOf(score)), score);
});
