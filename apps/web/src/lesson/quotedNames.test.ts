import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findQuoted } from './quotedNames.ts';

test("the buttons that the coach names are found in the coach's words", () => {
  assert.deepEqual(findQuoted('Throw the dice; at last “No more rallies”, then “End fire”.'), [
    'No more rallies',
    'End fire',
  ]);
  assert.deepEqual(findQuoted('Tap the Battery.'), []);
});
