import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strokeOf } from './keys.ts';

const key = (name: string, ctrlKey = false, letters = true) =>
  strokeOf({ key: name, ctrlKey, altKey: false, metaKey: false }, {}, letters);

test('the letters round S lead to the six neighbours', () => {
  const rows = [
    ['e', 0],
    ['D', 1],
    ['c', 2],
    ['z', 3],
    ['a', 4],
    ['q', 5],
  ] as const;
  for (const [letter, direction] of rows) assert.deepEqual(key(letter), { do: 'cursor', direction });
});

test('arrows pan, other keys are left to the application, and nothing is taken from the browser', () => {
  assert.deepEqual(key('ArrowLeft'), { do: 'pan', x: 80, y: 0 });
  assert.equal(key('n'), null);
  assert.equal(key('Tab'), null);
  assert.equal(key('c', true), null, 'Ctrl+C still copies');
});

test('with single-letter keys off, named keys still work', () => {
  for (const letter of ['e', 'V', '+', '0']) assert.equal(key(letter, false, false), null, letter);
  for (const named of ['ArrowUp', 'Enter', ' ']) assert.notEqual(key(named, false, false), null, named);
});
