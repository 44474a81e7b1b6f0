import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { makeBody, makePiece } from '../../common/testing.ts';
import { describeEnd } from './ending.ts';

const body = makeBody({ id: 'b', state: 'in good order', pieces: ['1', '2', 'officer'] });
const pose = { x: 0, y: 0, facing: 0, frontage: 1000, depth: 500 };
const stand = { place: { spot: { x: 0, y: 0 } }, pose };
const beside = { place: null, pose };
const off = { place: null };

/** The words for the end of a body with these two companies and this officer. */
const ended = (...troops: readonly Partial<Piece>[]): string =>
  describeEnd(
    body,
    troops.map((each, i) =>
      makePiece({ id: body.pieces[i] ?? '', kind: i === 2 ? 'leader' : 'foot', ...each }),
    ),
  );

test('a unit that waited off the table to the end never came, and is not called lost', () => {
  assert.equal(ended(beside, beside, beside), 'never came');
  assert.equal(ended(off, off, stand), 'lost');
  assert.equal(ended(off, stand, off), 'in good order');
});
