import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePointerTargets } from './pointerTargets.ts';

test("the coach’s hand points at units that can be chosen now, else at all units in the coach's words", () => {
  assert.deepEqual(choosePointerTargets(['a', 'b', 'c'], ['c', 'd']), ['c']);
  assert.deepEqual(choosePointerTargets(['a', 'b'], ['d']), ['a', 'b']);
  assert.deepEqual(choosePointerTargets([], ['d']), []);
});
