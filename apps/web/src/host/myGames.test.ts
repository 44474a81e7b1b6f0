import assert from 'node:assert/strict';
import { test } from 'node:test';
import { myGames } from './myGames.ts';

test("if a browser stores nothing, a new game's seat is held until the page is closed", (t) => {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
  assert.deepEqual(myGames.list(), []);
  myGames.remember({ id: 'g1', house: 'server', seats: [1] });
  assert.deepEqual(myGames.seats('g1'), [1]);
  assert.equal(myGames.list().length, 1);
  myGames.forget('g1');
  assert.deepEqual(myGames.list(), []);
});
