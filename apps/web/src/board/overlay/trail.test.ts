import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endBefore } from './trail.ts';

test('an arrow ends at the edge of the counter it goes to, and a short one in the middle of its way', () => {
  assert.deepEqual(endBefore([0, 0], [100, 0], 35), [65, 0]);
  assert.deepEqual(endBefore([0, 0], [40, 0], 35), [20, 0]);
  assert.deepEqual(endBefore([5, 5], [5, 5], 35), [5, 5]);
});
