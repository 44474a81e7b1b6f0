import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countThings, describeTally, describeMeetings } from './playerWords.ts';

test("numbers in a player's record say what they count", () => {
  assert.equal(describeTally([2, 1, 2]), '2 won, 1 drawn, 2 lost');
  assert.deepEqual([countThings(1, 'game'), countThings(1200, 'game')], ['1 game', '1,200 games']);
  assert.equal(describeMeetings([3, 1, 3], 'Kestrel'), 'you won 3, Kestrel 3, 1 drawn');
});
