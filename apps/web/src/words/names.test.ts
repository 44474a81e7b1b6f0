import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Name, partNamed, personNamed, troopsNamed } from '@linstock/scene';
import { makePiece } from '../common/testing.ts';
import { describeWhoGoes } from './names.ts';

test('a moving officer is named; one without a name is called by his unit', () => {
  const officer = (id: string, called: Name) => [id, makePiece({ id, called, kind: 'leader' })] as const;
  const captain = partNamed('captain', troopsNamed('17th Dragoons'));
  const cast = new Map([officer('M', personNamed('McArthur')), officer('C', captain)]);
  const goes = (id: string) => `${describeWhoGoes([id], cast, ['moves', 'move'])}`;
  assert.equal(goes('M'), 'McArthur moves');
  assert.equal(goes('C'), 'The captain of the 17th Dragoons moves');
});
