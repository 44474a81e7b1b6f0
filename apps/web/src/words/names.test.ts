import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testPiece } from '../common/testing.ts';
import { whoGoes } from './names.ts';

test('an officer who goes is told by his name, and one who has none by whose officer he is', () => {
  const officer = (id: string, name: string) => [id, testPiece({ id, name, kind: 'leader' })] as const;
  const cast = new Map([officer('M', 'McArthur'), officer('C', 'Captain of the 17th Dragoons')]);
  const goes = (id: string) => whoGoes([id], cast, ['moves', 'move']);
  assert.equal(goes('M'), 'McArthur moves');
  assert.equal(goes('C'), 'The captain of the 17th Dragoons moves');
});
