import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saidOnce } from './saidOnce.ts';

test('companies chosen one after another have the name of their regiment once', () => {
  assert.deepEqual(
    saidOnce([
      '1st company of the Militia',
      '2d company of the Militia',
      '1st company of the Line',
      'hex 1012',
    ]),
    ['1st company of the Militia', '2d company', '1st company of the Line', 'hex 1012'],
  );
});
