import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseNames, listNames } from './sentences.ts';
import { wordsOf } from './words.ts';

test("a regiment is found by its number in either army's spelling, a direction in one word or two", () => {
  assert.deepEqual(wordsOf('2nd Virginia, 3rd'), wordsOf('2d Virginia 3d'));
  assert.deepEqual(wordsOf('north east'), wordsOf('North-East'));
  assert.deepEqual(wordsOf('compere, leger'), wordsOf('Compère Léger'));
});

test('names are listed with commas and "and"', () => {
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listNames), [
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
  assert.deepEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(chooseNames), [
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});
