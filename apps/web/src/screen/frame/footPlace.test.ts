import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeAtFoot } from './footPlace.ts';

const BOARD = { width: 720, height: 640 };
const TOAST = { width: 480, height: 200 };

/** Troops in a row across the board at this height. */
const row = (y: number, from = 20, to = 700) =>
  Array.from({ length: 12 }, (_, i) => ({ x: from + ((to - from) * i) / 11, y }));

test('a toast is at the bottom of the board if that is empty, and at the top if troops are there', () => {
  assert.equal(placeAtFoot(BOARD, TOAST, []), '');
  assert.equal(placeAtFoot(BOARD, TOAST, row(560)), 'raised');
  assert.equal(placeAtFoot(BOARD, TOAST, [...row(560), ...row(60)]), '', 'alike: at the foot');
});

test('if both top and bottom have troops it is on the side with fewer', () => {
  const small = { width: 200, height: 150 };
  const left = [...row(560, 80, 400), ...row(60, 80, 400)];
  assert.equal(placeAtFoot(BOARD, small, left), 'right');
});

test('it never covers its subject, however many troops are elsewhere', () => {
  const about = { x: 360, y: 600 };
  assert.equal(placeAtFoot(BOARD, TOAST, row(60), about), 'raised');
});

test('it does not overlap the move bar; troops under the bar do not count', () => {
  const both = [...row(560), ...row(60)];
  assert.equal(placeAtFoot(BOARD, TOAST, both, null, { head: 148, foot: 14 }), 'raised');
  assert.equal(placeAtFoot(BOARD, TOAST, row(560), null, { head: 14, foot: 148 }), '');
});
