import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeRinged } from './useShowMe.ts';

test('the ringed pieces are named for a reader who cannot see, and a whole line is not read out', () => {
  assert.equal(describeRinged(['Howard', 'Washington']), 'Ringed on the map: Howard and Washington.');
  assert.equal(describeRinged(['A', 'B', 'C', 'D', 'E']), 'Ringed on the map: A, B, C, D and E.');
  assert.equal(describeRinged(['A', 'B', 'C', 'D', 'E', 'F']), 'Ringed on the map: A, B, C, D and 2 more.');
});
