import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countThings, describeMeetings, describeTally, describeWait } from './playerWords.ts';

test("numbers in a player's record say what they count", () => {
  assert.equal(describeTally([2, 1, 2]), '2 won, 1 drawn, 2 lost');
  assert.deepEqual([countThings(1, 'game'), countThings(1200, 'game')], ['1 game', '1,200 games']);
  assert.equal(describeMeetings([3, 1, 3], 'Kestrel'), 'you won 3, Kestrel 3, 1 drawn');
});

test('the time in which a player answers is rounded up to hours, and from two days on to days', () => {
  const hour = 3_600_000;
  assert.deepEqual(
    [0.2, 1, 6.1, 47, 49].map((n) => describeWait(n * hour)),
    [...['an hour', 'an hour', '7 hours', '47 hours', '3 days']],
  );
});
