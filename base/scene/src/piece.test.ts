import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abbreviationKey } from './piece.ts';

test('the key has each abbreviation of each side once, and no name that is written out', () => {
  const pieces = [
    { side: 0, short: 'Leg.', full: 'British Legion' },
    { side: 0, short: 'Leg.', full: 'British Legion' },
    { side: 0, short: 'Guards' },
    { side: 1, short: 'Leg.', full: "Lee's Legion" },
  ] as const;
  assert.deepEqual(abbreviationKey(pieces), [pieces[0], pieces[3]]);
});

test('a counter for companies of several places names each of them', () => {
  const pieces = ['South Carolina', 'Georgia', 'Georgia'].map(
    (full) => ({ side: 1, short: 'Militia', full }) as const,
  );
  assert.deepEqual(abbreviationKey(pieces), [{ side: 1, short: 'Militia', full: 'South Carolina, Georgia' }]);
});
