import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGameId } from '../src/games/tokens.ts';

test("a game's name is safe on a command line: it never looks like an option", () => {
  for (let n = 0; n < 1000; n++) assert.match(newGameId(), /^\w[\w-]{21}$/);
});
