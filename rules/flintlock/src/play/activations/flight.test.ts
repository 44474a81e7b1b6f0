import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inFigures } from './flight.ts';

test('points below nought are printed with a minus and not with a hyphen', () => {
  assert.deepEqual([-5, 0, 25].map(inFigures), ['−5', '0', '25']);
});
