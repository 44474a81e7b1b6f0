import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFigures } from './flight.ts';

test('points below zero are printed with a minus sign and not with a hyphen', () => {
  assert.deepEqual([-5, 0, 25].map(inFigures), ['−5', '0', '25']);
});
