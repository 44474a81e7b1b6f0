import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGameId } from '../src/games/tokens.ts';

test('the name of a game can be written on a command line: it is no option', () => {
  for (let n = 0; n < 1000; n++) assert.match(newGameId(), /^\w[\w-]{21}$/);
});
