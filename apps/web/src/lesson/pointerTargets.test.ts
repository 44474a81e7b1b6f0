import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePointerTargets } from './pointerTargets.ts';

test('the coach’s hand points at those who can be chosen now, and at all it speaks of if none can', () => {
  assert.deepEqual(choosePointerTargets(['a', 'b', 'c'], ['c', 'd']), ['c']);
  assert.deepEqual(choosePointerTargets(['a', 'b'], ['d']), ['a', 'b']);
  assert.deepEqual(choosePointerTargets([], ['d']), []);
});
