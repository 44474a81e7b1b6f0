import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionTo } from '../testing.ts';
import { curtainFor } from './curtain.ts';

test('two at one screen change places before each secret, and the side at the screen is not asked again', () => {
  const both = [questionTo(0, true), questionTo(1, true)];
  assert.equal(curtainFor([0, 1], both, null), 0);
  assert.equal(curtainFor([0, 1], both, 0), null);
  assert.equal(curtainFor([0, 1], [questionTo(1, true)], 0), 1);
});

test('nothing is hidden if one plays alone, or if nothing is asked in secret', () => {
  assert.equal(curtainFor([1], [questionTo(1, true)], null), null);
  assert.equal(curtainFor([0, 1], [questionTo(0, false)], 1), null);
  assert.equal(curtainFor([0, 1], [], null), null);
});
