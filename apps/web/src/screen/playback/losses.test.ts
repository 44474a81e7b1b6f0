import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type GameEvent, type Name, partNamed, personNamed, troopsNamed } from '@linstock/scene';
import { makeLogItem, makePiece } from '../../common/testing.ts';
import { describeLosses, findLostOfficers } from './losses.ts';

const kinloch = makePiece({ id: 'leader:3', name: 'Kinloch' });
const officer = (piece: string, fate: 'falls' | 'takes over') =>
  makeLogItem<GameEvent>({ what: { kind: 'officer', piece, fate } });

test('a leader relieved by his general is not a loss; one who is killed is', () => {
  assert.deepEqual(findLostOfficers([kinloch], [officer('commander:0', 'takes over')]), []);
  const both = [officer('commander:0', 'takes over'), officer(kinloch.id, 'falls')];
  assert.deepEqual(findLostOfficers([kinloch], both), [kinloch]);
  assert.deepEqual(findLostOfficers([kinloch], []), [kinloch], 'one who has gone untold is');
});

test('an officer without a name is named by his regiment', () => {
  const words = (called: Name) =>
    describeLosses({ gone: [], points: 0, officers: [makePiece({ id: 'leader:4', called })] });
  const captain = partNamed('captain', troopsNamed('17th Dragoons'));
  assert.equal(words(captain), 'the captain of the 17th Dragoons');
  assert.equal(words(personNamed('Kinloch')), 'Kinloch');
});
