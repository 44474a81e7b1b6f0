import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortenNames } from './shortNames.ts';

test('companies chosen one after another have the name of their regiment once', () => {
  assert.deepEqual(
    shortenNames([
      '1st company of the Militia',
      '2d company of the Militia',
      '1st company of the Line',
      'hex 1012',
    ]),
    ['1st company of the Militia', '2d company', '1st company of the Line', 'hex 1012'],
  );
});
