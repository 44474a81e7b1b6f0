import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { makePiece, makeScene } from '../common/testing.ts';
import { describePiece } from './pieceWords.ts';

const inWords = (fields: Partial<Piece>) =>
  describePiece(makePiece({ id: 'company:1', place: { hex: 3 }, ...fields }), makeScene({}), () => 'hex 3');

test('a piece is described with its place, and with its strength if that can fall', () => {
  assert.equal(inWords({ strength: { left: 2, full: 3 } })?.strength, '2 of 3');
  assert.equal(inWords({ strength: { left: 1, full: 1 } })?.strength, '');
  assert.equal(inWords({})?.place, 'hex 3');
  assert.equal(inWords({ place: null }), null);
});
