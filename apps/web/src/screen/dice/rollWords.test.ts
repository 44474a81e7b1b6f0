import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ONE_DIE, type Reckoning, type Throw } from '@linstock/kernel';
import { describeResult, describeRoll } from './rollWords.ts';

const reckoning = (title: string, dice: Throw, ...ranks: number[]): Reckoning => ({
  ...{ name: 'fire', title, clause: 'X-1', dice, lines: [] },
  outcomes: ranks.map((rank) => ({ key: `${rank}`, label: `${rank}`, rank })),
});

test('the text under the dice has the purpose, the number needed by each die, and the likelihood', () => {
  const hits = reckoning('The guns fire', { count: 1, sides: 6, read: 'hits', hitUpTo: 4 }, 0, 1);
  const check = reckoning('Does the general fall?', ONE_DIE, 1, 1, 1, 0, 0, 0);
  const sure = reckoning('Do they flee?', ONE_DIE, 0, 0, 0, 0, 0, 0);
  assert.equal(
    describeRoll({ reckoning: hits, value: 1 }),
    'The guns fire, each die that shows 4 or less hits; before the throw: 66.7 %',
  );
  assert.equal(
    describeRoll({ reckoning: check, value: 2 }),
    'Does the general fall? 3 or less needed; before the throw: 50.0 %',
  );
  assert.equal(describeRoll({ reckoning: sure, value: 2 }), 'Do they flee? before the throw: certain');
});

test('a result chosen by a player is not shown as if it had already happened', () => {
  const told = reckoning('Command', ONE_DIE, 0, 1, 1, 1, 1, 1);
  const outcomes = told.outcomes.map((each, i) => (i === 1 ? { ...each, fallen: '1 if he wills' } : each));
  assert.deepEqual(
    [1, 2, 3].map((value) => describeResult({ reckoning: { ...told, outcomes }, value })),
    ['0', '1 if he wills', '1'],
  );
});
