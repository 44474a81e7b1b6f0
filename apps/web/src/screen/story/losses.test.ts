import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '@linstock/kernel';
import type { Happening, Piece } from '@linstock/scene';
import { officersLost } from './losses.ts';

const kinloch = { id: 'leader:3', name: 'Kinloch' } as Piece;
const officer = (piece: string, fate: 'falls' | 'takes over') =>
  ({ what: { kind: 'officer', piece, fate } satisfies Happening }) as unknown as Told;

test('a leader whom his general has relieved is not among the lost; one who falls is', () => {
  assert.deepEqual(officersLost([kinloch], [officer('commander:0', 'takes over')]), []);
  const both = [officer('commander:0', 'takes over'), officer(kinloch.id, 'falls')];
  assert.deepEqual(officersLost([kinloch], both), [kinloch]);
  assert.deepEqual(officersLost([kinloch], []), [kinloch], 'one who has gone untold is');
});
