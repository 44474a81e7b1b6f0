import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTimes, describeSanction, gameIn } from './adminWords.ts';

test('the id of a game is found in its address', () => {
  for (const typed of [
    'k3f9_-A',
    ' https://linstock.example/g/k3f9_-A ',
    'https://a.example/x/#/g/k3f9_-A?e=12',
  ])
    assert.equal(gameIn(typed), 'k3f9_-A');
});

test('sanctions say until when they hold', () => {
  assert.deepEqual([1, 2, 3].map(countTimes), ['once', 'twice', '3 times']);
  assert.equal(describeSanction({ kind: 'warn', until: null }), 'warned');
  assert.equal(describeSanction({ kind: 'phrases', until: null }), 'phrases only, for good');
  assert.match(
    describeSanction({ kind: 'ban', until: 0 }),
    /^no new games, phrases only, until 1 January 1970$/,
  );
});
