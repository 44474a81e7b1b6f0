import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slipSides } from './slipSides.ts';

test('a slip hangs to the right of its place, and on another side where counters stand', () => {
  assert.deepEqual(slipSides([[0, 0]], []), [[1, 0]]);
  assert.deepEqual(slipSides([[0, 0]], [[150, 0]]), [[-1, 0]]);
  assert.deepEqual(
    slipSides(
      [[0, 0]],
      [
        [150, 0],
        [-150, 0],
      ],
    ),
    [[0, 1]],
  );
});

test('two slips of places side by side do not lie on each other', () => {
  const [left, right] = slipSides(
    [
      [0, 0],
      [76, 0],
    ],
    [],
  );
  assert.notDeepEqual(left, right);
});
