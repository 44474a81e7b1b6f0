import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { histogram, mean, quantile, shareOf, standingOf } from './statistics.ts';

const samples = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });

test('quantiles of known samples are interpolated between two values', () => {
  const rows: [number[], number, number][] = [
    [[], 0.5, 0],
    [[7], 0.05, 7],
    [[3, 1, 2], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[0, 10], 0.25, 2.5],
    [[5, 1], 0, 1],
    [[5, 1], 1, 5],
  ];
  for (const [values, part, expected] of rows) assert.equal(quantile(values, part), expected);
});

test('quantiles never fall with a larger share, and stay within the sample', () => {
  fc.assert(
    fc.property(samples, (values) => {
      const found = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1].map((part) => quantile(values, part));
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      );
      assert.equal(found[0], Math.min(...values));
      assert.equal(found.at(-1), Math.max(...values));
    }),
  );
});

test('a share is within its interval, and the interval narrows with more games', () => {
  for (const games of [1, 10, 100]) {
    for (let won = 0; won <= games; won++) {
      const { share, low, high } = shareOf(won, games);
      const inside = low <= share + 1e-12 && share <= high + 1e-12;
      assert.ok(inside && 0 <= low && high <= 1, `${won} of ${games}`);
    }
  }
  const width = (games: number): number => shareOf(games / 2, games).high - shareOf(games / 2, games).low;
  assert.ok(width(400) < width(100) && width(100) < width(20));
  assert.deepEqual(shareOf(0, 0), { share: 0, low: 0, high: 1 });
});

test('half the games won of 100: the 95 % interval is 40.4 to 59.6 %', () => {
  const { low, high } = shareOf(50, 100);
  assert.equal(low.toFixed(3), '0.404');
  assert.equal(high.toFixed(3), '0.596');
});

test('a standing counts draws apart from wins and losses; its shares add to one', () => {
  assert.deepEqual(standingOf(2, [1, 2, 2, 3]), { below: 0.25, at: 0.5, above: 0.25 });
  assert.deepEqual(standingOf(2, []), { below: 0, at: 0, above: 0 });
  fc.assert(
    fc.property(samples, fc.double({ min: -1, max: 2, noNaN: true }), (values, value) => {
      const { below, at, above } = standingOf(value, values);
      assert.ok(Math.abs(below + at + above - 1) < 1e-9);
    }),
  );
});

test('a histogram holds every value; edges count upwards and the top to the last bin', () => {
  assert.deepEqual(histogram([0, 0.25, 0.5, 0.99, 1], 0, 1, 4), [1, 1, 1, 2]);
  assert.deepEqual(histogram([-3, 9], 0, 1, 2), [1, 1]);
  fc.assert(
    fc.property(samples, (values) => {
      const counts = histogram(values, 0, 1, 20);
      assert.equal(
        counts.reduce((sum, n) => sum + n, 0),
        values.length,
      );
    }),
  );
  assert.equal(mean([]), 0);
});
