import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from './seeded.ts';

test('a random number needs a range of at least 1; others are refused', () => {
  const chance = seededChance('none');
  for (const n of [0, -1, Number.NaN]) assert.throws(() => chance.below(n), /n must be 1 or more/);
  assert.equal(chance.below(1), 0);
});
