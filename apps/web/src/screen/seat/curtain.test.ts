import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question, Side } from '@linstock/kernel';
import { curtainBefore } from './curtain.ts';

const question = (side: Side, sealed: boolean): Question<unknown> => ({
  side,
  kind: 'orders',
  clause: 'T-1',
  stable: true,
  sealed,
  prompt: () => '',
  options: () => [],
  refuse: () => null,
});

test('two at one screen change places before each secret, and the side at the screen is not asked again', () => {
  const both = [question(0, true), question(1, true)];
  assert.equal(curtainBefore([0, 1], both, null), 0);
  assert.equal(curtainBefore([0, 1], both, 0), null);
  assert.equal(curtainBefore([0, 1], [question(1, true)], 0), 1);
});

test('nothing is hidden where one plays alone, or where nothing is asked in secret', () => {
  assert.equal(curtainBefore([1], [question(1, true)], null), null);
  assert.equal(curtainBefore([0, 1], [question(0, false)], 1), null);
  assert.equal(curtainBefore([0, 1], [], null), null);
});
