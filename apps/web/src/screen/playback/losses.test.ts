import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameEvent, Piece } from '@linstock/scene';
import { testLogItem, testPiece } from '../../common/testing.ts';
import { lossWords, officersLost } from './losses.ts';

const kinloch = testPiece({ id: 'leader:3', name: 'Kinloch' });
const officer = (piece: string, fate: 'falls' | 'takes over') =>
  testLogItem<GameEvent>({ what: { kind: 'officer', piece, fate } });

test('a leader whom his general has relieved is not among the lost; one who falls is', () => {
  assert.deepEqual(officersLost([kinloch], [officer('commander:0', 'takes over')]), []);
  const both = [officer('commander:0', 'takes over'), officer(kinloch.id, 'falls')];
  assert.deepEqual(officersLost([kinloch], both), [kinloch]);
  assert.deepEqual(officersLost([kinloch], []), [kinloch], 'one who has gone untold is');
});

test('an officer who has no name of his own is told by whose officer he was', () => {
  const words = (name: string) => lossWords({ gone: [], points: 0, officers: [{ name } as Piece] });
  assert.equal(words('Captain of the 17th Dragoons'), 'the captain of the 17th Dragoons');
  assert.equal(words('Kinloch'), 'Kinloch');
});
