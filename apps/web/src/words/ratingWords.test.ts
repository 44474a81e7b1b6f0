import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeWords, writeRating, sayRating } from './ratingWords.ts';

test('a provisional rating has a question mark, and is read as provisional', () => {
  assert.equal(writeRating({ rating: 1540, provisional: true }), '1,540?');
  assert.equal(sayRating({ rating: 1540, provisional: true }), '1,540, provisional');
  assert.equal(sayRating({ rating: 1633, provisional: false }), '1,633');
});

test('a change of a rating has its sign', () => {
  assert.deepEqual([changeWords(12), changeWords(-19), changeWords(0)], ['+12', '−19', '±0']);
});
