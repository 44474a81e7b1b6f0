import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseLabelSides } from './labelSides.ts';

test('a label hangs to the right of its place, and on another side where counters stand', () => {
  assert.deepEqual(chooseLabelSides([[0, 0]], []), [[1, 0]]);
  assert.deepEqual(chooseLabelSides([[0, 0]], [[150, 0]]), [[-1, 0]]);
  assert.deepEqual(
    chooseLabelSides(
      [[0, 0]],
      [
        [150, 0],
        [-150, 0],
      ],
    ),
    [[0, 1]],
  );
});

test('two labels of places side by side do not lie on each other', () => {
  const [left, right] = chooseLabelSides(
    [
      [0, 0],
      [76, 0],
    ],
    [],
  );
  assert.notDeepEqual(left, right);
});
