import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeQuestionTo } from '../testing.ts';
import { findCurtainSide } from './curtain.ts';

test('two players at one screen swap before each secret; the one already there is not asked again', () => {
  const both = [makeQuestionTo(0, true), makeQuestionTo(1, true)];
  assert.equal(findCurtainSide([0, 1], both, null), 0);
  assert.equal(findCurtainSide([0, 1], both, 0), null);
  assert.equal(findCurtainSide([0, 1], [makeQuestionTo(1, true)], 0), 1);
});

test('nothing is hidden from a player alone, or if no question is secret', () => {
  assert.equal(findCurtainSide([1], [makeQuestionTo(1, true)], null), null);
  assert.equal(findCurtainSide([0, 1], [makeQuestionTo(0, false)], 1), null);
  assert.equal(findCurtainSide([0, 1], [], null), null);
});
