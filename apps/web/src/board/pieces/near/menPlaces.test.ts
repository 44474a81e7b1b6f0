import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MarkKind, Piece, PieceKind } from '@linstock/scene';
import { makePiece } from '../../../common/testing.ts';
import { HEX_STEP } from '../../plate/plate.ts';
import { placeMen } from './menPlaces.ts';

const troops = (id: string, kind: PieceKind = 'foot', marks: readonly MarkKind[] = []): Piece =>
  makePiece({
    ...{ id, kind, place: { hex: 1 }, facing: 0, strength: { left: 4, full: 4 } },
    marks: marks.map((mark) => ({ kind: mark, letter: '', label: '', clause: null, passing: false })),
  });

const many = (pile: readonly Piece[]) => placeMen(pile).length;

test('a company is three files by two ranks, one rank where it counts for half; a gun is one, a troop two', () => {
  assert.equal(many([troops('a')]), 6);
  assert.equal(many([troops('a', 'foot', ['reduced'])]), 3);
  assert.equal(many([troops('a', 'skirmisher')]), 3);
  assert.equal(many([troops('a', 'horse')]), 2);
  assert.equal(many([troops('a', 'gun')]), 1);
});

test('four companies stand beside one another within their hex, smaller than one alone', () => {
  const men = placeMen(['a', 'b', 'c', 'd'].map((id) => troops(id)));
  assert.equal(men.length, 24);
  for (const { at, size } of men) assert.ok(Math.abs(at[0]) + 5 * size < HEX_STEP / 2, String(at[0]));
  const right = (id: string) =>
    Math.max(...men.filter(({ piece }) => piece.id === id).map(({ at }) => at[0]));
  const left = (id: string) => Math.min(...men.filter(({ piece }) => piece.id === id).map(({ at }) => at[0]));
  assert.ok(right('a') < left('b') && right('b') < left('c') && right('c') < left('d'));
  assert.ok(men[0]!.size < placeMen([troops('a')])[0]!.size);
});

test('an officer stands on the ground only where no troops do', () => {
  const led = placeMen([troops('a'), troops('general', 'leader')]);
  assert.ok(led.every(({ piece }) => piece.id === 'a'));
  assert.equal(many([troops('general', 'leader')]), 1);
});

test('those in front hide those behind: the figures come from the top of the sheet down', () => {
  const downs = placeMen([troops('a'), troops('b')]).map(({ at }) => at[1]);
  assert.deepEqual(
    downs,
    [...downs].sort((a, b) => a - b),
  );
});
