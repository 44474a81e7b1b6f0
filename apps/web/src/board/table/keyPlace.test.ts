import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKeyAtHead } from './keyPlace.ts';

test('the key of lines lies at the head of a table if it hides fewer troops there', () => {
  const foot = { x: 560, y: 700, width: 440, height: 30 };
  assert.equal(isKeyAtHead(foot, []), false, 'at the foot if it hides none');
  assert.equal(isKeyAtHead(foot, [[700, 715]]), true);
  assert.equal(isKeyAtHead(foot, [[700, 680]]), true, 'the edge of a stand counts');
  assert.equal(
    isKeyAtHead(foot, [
      [700, 715],
      [700, 30],
    ]),
    false,
    'as many at both',
  );
  assert.equal(isKeyAtHead(foot, [[100, 715]]), false, 'beside it');
});
