import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findMarkedPiece } from './markerAt.ts';

const pose = (x: number) => ({ x, y: 10_000, facing: 0, frontage: 3000, depth: 1500 });
const pieces = [
  { id: 'first', pose: pose(5000) },
  { id: 'second', pose: pose(12_000) },
];

test('pointing at an order marker means the piece that has the order', () => {
  const markers = [{ piece: 'first' }];
  // Behind the stand, which looks north: south of it.
  assert.equal(findMarkedPiece(pieces, markers, { x: 5000, y: 8700 }), 'first');
  assert.equal(findMarkedPiece(pieces, markers, { x: 5000, y: 7800 }), null);
  assert.equal(findMarkedPiece(pieces, markers, { x: 12_000, y: 8700 }), null, 'no order lies there');
});
