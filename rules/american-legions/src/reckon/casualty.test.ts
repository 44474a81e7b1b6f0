import assert from 'node:assert/strict';
import { outcomeOf } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { canFall, casualtyReckoning, stepAfter } from './casualty.ts';

clause(
  ['AL-4.4a', 'AL-4.4i', 'AL-4.4d'],
  'the leader roll: who is at risk, by which clause, and that unhurt is better',
  () => {
    const leader = { id: 'leader:3', name: 'the Second Captain' } as const;
    const card = casualtyReckoning(leader, 'fire');
    assert.deepEqual([card.clause, casualtyReckoning(leader, 'shock').clause], ['AL-4.4a', 'AL-4.4i']);
    assert.deepEqual(card.lines, [
      { label: 'The Second Captain', value: 'at risk', clause: 'AL-4.4d', at: ['leader:3'] },
    ]);
    const ranks = [1, 2, 3, 4, 5, 6]
      .map((die) => outcomeOf(card, die))
      .map(({ key, rank }) => `${key} ${rank}`);
    assert.deepEqual(new Set(ranks), new Set(['casualty 0', 'unhurt 1']));
  },
);

clause(
  ['AL-4.4h', 'AL-4.4f', 'AL-4.4g'],
  'a leader falls from start to adjutant to his last step, and no lower',
  () => {
    assert.deepEqual([canFall(0), canFall(1), canFall(2), canFall(null)], [true, true, false, true]);
    assert.deepEqual([stepAfter(0), stepAfter(1), stepAfter(2)], [1, 2, null]);
  },
);
