import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sparing } from './spare.ts';

test('hits go to the strongest at that moment, and the legal number of them', () => {
  const strength = [3, 1, 3];
  assert.deepEqual(sparing([0, 1, 2], strength, 1), [0]);
  assert.deepEqual(sparing([0, 1, 2], strength, 3), [0, 0, 2]);
  assert.deepEqual(sparing([0, 1, 2], strength, 4), [0, 0, 2, 2], 'the weakest stays as long as may be');
});
