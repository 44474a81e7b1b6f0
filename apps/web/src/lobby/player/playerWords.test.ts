import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, tallyWords, togetherWords } from './playerWords.ts';

test('tallies say what they count', () => {
  assert.equal(tallyWords([2, 1, 2]), '2 won, 1 drawn, 2 lost');
  assert.deepEqual([countWords(1, 'game'), countWords(1200, 'game')], ['1 game', '1,200 games']);
  assert.equal(togetherWords([3, 1, 3], 'Kestrel'), 'you won 3, Kestrel 3, 1 drawn');
});
