import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointedAt } from './pointedAt.ts';

test('the coach’s hand points at those who can be chosen now, and at all it speaks of where none can', () => {
  assert.deepEqual(pointedAt(['a', 'b', 'c'], ['c', 'd']), ['c']);
  assert.deepEqual(pointedAt(['a', 'b'], ['d']), ['a', 'b']);
  assert.deepEqual(pointedAt([], ['d']), []);
});
