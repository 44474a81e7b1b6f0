import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONE_DIE, type Reckoning, type Roll, type Side } from '@linstock/kernel';
import { fortuneOf, luckOf, type OwnedThrow } from './luck.ts';

/** A die that hits on a 6. */
const shot: Reckoning = {
  name: 'shot',
  title: 'Shot',
  clause: 'X-1',
  lines: [],
  dice: ONE_DIE,
  outcomes: [1, 2, 3, 4, 5, 6].map((face) =>
    face === 6 ? { key: 'hit', label: 'hit', rank: 1 } : { key: 'miss', label: 'miss', rank: 0 },
  ),
};

function fell(value: number): Roll {
  return { reckoning: shot, faces: [value], value, outcome: shot.outcomes[value - 1]?.key ?? '' };
}

const by = (side: Side, ...values: number[]): OwnedThrow[] =>
  values.map((value, i) => ({ n: i + 1, side, thrown: fell(value) }));

test('hits are compared with the expected hits, side by side', () => {
  const throws = [...by(0, 6, 6, 1), ...by(1, 2, 3)];
  assert.deepEqual(
    luckOf(throws, 0).rows.map(({ count, well, expected }) => [count, well, expected.toFixed(3)]),
    [[3, 2, '0.500']],
  );
  assert.equal(luckOf(throws, 1).throws, 2);
});

test('the percentile is that of the binomial distribution of the throws', () => {
  const q = 5 / 6;
  assert.ok(Math.abs((luckOf(by(0, 6, 1), 0).percentile ?? 0) - (q * q + q / 6)) < 1e-9);
  assert.ok(Math.abs((luckOf(by(0, 1, 2, 3), 0).percentile ?? 0) - q ** 3 / 2) < 1e-9);
  assert.equal(luckOf([], 0).percentile, null);
});

test('over all throws good and bad luck add up to zero', () => {
  const sum = [1, 2, 3, 4, 5, 6].reduce((total, value) => total + fortuneOf(fell(value)), 0);
  assert.ok(Math.abs(sum) < 1e-9);
  assert.ok(fortuneOf(fell(6)) > 0 && fortuneOf(fell(1)) < 0);
});
