import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededChance } from './seeded.ts';

test('a number out of none is refused, and not looked for without end', () => {
  const chance = seededChance('none');
  for (const n of [0, -1, Number.NaN]) assert.throws(() => chance.below(n), /n must be 1 or more/);
  assert.equal(chance.below(1), 0);
});
