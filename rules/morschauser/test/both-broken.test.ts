import assert from 'node:assert/strict';
import type { LogItem, Umpire } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import * as S from '../src/model/state.ts';
import { testLosses, verdictOf } from '../src/play/victory.ts';
import { moraleReckoning } from '../src/reckon/morale.ts';
import { begin, FAR } from './battlefield.ts';

/** The winner and the words when these companies are lost: 0 and 1 are South's, the others North's. */
function broken(...lost: readonly number[]) {
  const south = [
    {
      at: [
        [20, 10],
        [26, 10],
      ] as const,
    },
  ];
  const { field, s } = begin({ south, north: FAR });
  for (const company of lost) s.status[company] = S.LOST;
  const items: LogItem[] = [];
  const umpire: Umpire = {
    throw: () => assert.fail('No dice are thrown for losses.'),
    emit: (item) => items.push(item()),
  };
  testLosses({ umpire, field, s });
  testLosses({ umpire, field, s });
  return [s.winner, items.map(({ sentence }) => sentence), verdictOf(field, s)?.winner];
}

clause(
  ['MM-D1c', 'MM-D1e', 'MM-D1f', 'MM-D1g'],
  'a side that has lost too many loses; if both have, nobody wins',
  () => {
    assert.deepEqual(broken(), [S.UNDECIDED, [], undefined]);
    assert.deepEqual(broken(0, 1), [1, ['The South side has lost too many companies.'], 1]);
    assert.deepEqual(broken(2, 3, 4), [0, ['The North side has lost too many companies.'], 0]);
    assert.deepEqual(broken(0, 1, 2, 3, 4), [
      S.DRAWN,
      ['Both sides have lost too much to go on: a draw.'],
      null,
    ]);
  },
);

clause(['MM-E3a', 'MM-E3i'], 'to stand ranks above a retreat, and that above a rout', () => {
  const ranks = new Map(moraleReckoning('the 1st').outcomes.map(({ key, rank }) => [key, rank]));
  assert.deepEqual(Object.fromEntries(ranks), { rout: 0, retreat: 1, obey: 2 });
});
