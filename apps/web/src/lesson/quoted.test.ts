import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotedIn } from './quoted.ts';

test('the buttons that the coach names are found in what he says', () => {
  assert.deepEqual(quotedIn('Throw the dice; at last “No more rallies”, then “End fire”.'), [
    'No more rallies',
    'End fire',
  ]);
  assert.deepEqual(quotedIn('Tap the Battery.'), []);
});
