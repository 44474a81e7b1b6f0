import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PieceKind } from '@linstock/scene';
import { makeBody, makePiece, makeScene } from '../../common/testing.ts';
import { describeEffect, listScopes } from './scopes.ts';

const piece = (id: string, number: number, kind: PieceKind, group: string, side: 0 | 1 = 0) =>
  makePiece({ ...{ id, number, kind, group, side }, name: id.toUpperCase() });
const SCENE = makeScene({
  bodies: [makeBody({ id: 'x', name: 'Eaton' })],
  pieces: [
    piece('a', 1, 'gun', 'x'),
    piece('b', 2, 'foot', 'x'),
    piece('c', 3, 'gun', 'y'),
    piece('d', 4, 'gun', 'x', 1),
  ],
});

test('a rule can be for all, for the selected piece, for its body, or for its arm on one’s side', () => {
  assert.deepEqual(
    listScopes(SCENE, 'a', 0).map(({ words, pieces }) => [words, pieces]),
    [
      ['for all my troops', null],
      ['for A', [1]],
      ['for Eaton', [1, 2]],
      ['for all guns', [1, 3]],
    ],
  );
  assert.equal(listScopes(SCENE, 'd', 0).length, 1, 'not for a piece of the enemy');
  assert.equal(listScopes(SCENE, null, 0).length, 1);
});

test('the form says which units would act now under a rule', () => {
  const two = [{ chance: 0.4 }, { chance: 0.6 }];
  assert.equal(describeEffect({ from: 60, do: 'act' }, two), 'With this 1 of 2 would have acted just now.');
  assert.equal(describeEffect({ from: 61, do: 'act' }, two), 'With this no unit would have acted just now.');
  assert.equal(describeEffect('always', [{ chance: null }]), 'With this it would have acted just now.');
  assert.equal(describeEffect('ask', two), '');
});
