import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { makePiece, makeScene } from '../common/testing.ts';
import { describePiece } from './pieceWords.ts';

const inWords = (fields: Partial<Piece>) =>
  describePiece(makePiece({ id: 'company:1', place: { hex: 3 }, ...fields }), makeScene({}), () => 'hex 3');

test('a piece is said with its place, and its strength if it can lose a part', () => {
  assert.equal(inWords({ strength: { left: 2, full: 3 } })?.strength, '2 of 3');
  assert.equal(inWords({ strength: { left: 1, full: 1 } })?.strength, '');
  assert.equal(inWords({})?.place, 'hex 3');
  assert.equal(inWords({ place: null }), null);
});
