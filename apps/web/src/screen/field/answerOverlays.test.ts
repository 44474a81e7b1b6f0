import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Piece } from '@linstock/scene';
import { makePiece, makeScene } from '../../common/testing.ts';
import type { Aim } from '../../play/aiming/aim.ts';
import { EMPTY_SESSION, type SessionState } from '../../play/state/state.ts';
import { drawAim, drawAnswers } from './answerOverlays.ts';
import { ON_HEXES } from './hexOverlays.ts';
import { ON_TABLE } from './tableOverlays.ts';

const POSE = { x: 1000, y: 2000, facing: 0, frontage: 3000, depth: 1000 };
const own = makePiece({ id: 'own', side: 0, place: { hex: 3 }, pose: POSE });
const near = makePiece({ id: 'near', side: 1, place: { hex: 4 }, pose: { ...POSE, y: 9000 } });
const stacked = makePiece({ id: 'stacked', side: 1, place: { hex: 4 }, pose: { ...POSE, y: 12000 } });

const state: SessionState = {
  ...EMPTY_SESSION,
  scene: makeScene({ pieces: [own, near, stacked] }),
  pointed: ['near', 'stacked', 'unknown'],
};

/** The items of each drawing; none for one that is no area. */
const itemsOf = (drawn: readonly object[]) => drawn.map((each) => ('items' in each ? each.items : []));

test('on hexes marked pieces are ringed by their places, on a table by themselves', () => {
  assert.deepEqual(itemsOf(drawAnswers(state, ON_HEXES)), [['hex:4']], 'a place is marked once');
  assert.deepEqual(itemsOf(drawAnswers(state, ON_TABLE)), [['near', 'stacked']]);
});

test('a line of fire runs from the attackers to one target; units already firing are not offered to join', () => {
  const aim = (joins: readonly Piece[]): Aim => ({
    ...{ choice: null, reckoning: null, says: null },
    ...{ by: [own], at: [near, stacked], joins },
  });
  const [onHexes] = drawAim(aim([own]), ON_HEXES);
  assert.deepEqual(onHexes, { kind: 'aim', id: 'aim:hex:3:hex:4', from: ['hex:3'], to: 'hex:4', joins: [] });
  const [onTable] = drawAim(aim([]), ON_TABLE);
  assert.deepEqual(onTable, { kind: 'aim', id: 'aim:own:near', from: ['own'], to: 'near', joins: [] });
  assert.deepEqual(drawAim(null, ON_HEXES), []);
});
