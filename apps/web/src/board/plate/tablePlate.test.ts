import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contains } from '../../common/box.ts';
import { wholeOf } from './tablePlate.ts';

test('troops beside the table are part of the whole view, with the border on every side', () => {
  const field = { x: 0, y: 0, width: 1440, height: 960 };
  const bare = wholeOf(field, [[700, 500]]);
  assert.ok(bare.x < -20 && bare.y < -20 && contains(bare, [1462, 982]));
  const waited = wholeOf(field, [[-40, 800]]);
  assert.ok(contains(waited, [-76, 800]));
  assert.deepEqual([waited.y, waited.height], [bare.y, bare.height]);
  assert.deepEqual(wholeOf(field, [[-400, 800]]), bare, 'one far away is not waited for');
});
