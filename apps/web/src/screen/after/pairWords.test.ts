import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pair } from '@linstock/protocol';
import { describePair } from './pairWords.ts';

const pair: Pair = {
  ...{ number: 2, other: 'g', players: ['Marlowe', 'Kestrel'], counts: 'rated', state: 'over' },
  ...{ calledOff: [], result: { winner: 0, won: [2, 0], lost: [0.4, 1] } },
};

const rows: readonly (readonly [what: string, changes: Partial<Pair>, words: string])[] = [
  ['won by battles', {}, 'Marlowe won the pair, by 2 battles to 0.'],
  [
    'won by strength',
    { result: { winner: 1, won: [1, 1], lost: [1, 0.62] } },
    'As many battles won by both. Kestrel won the pair with less strength lost: 31 % against 50 %.',
  ],
  [
    'with a second game called off',
    { calledOff: [2], result: { winner: 1, won: [0, 1], lost: [0.4, 0.2] } },
    'Game 2 was called off, so game 1 counts alone. Kestrel won it. It is rated as a single game.',
  ],
  [
    'with both games called off',
    { calledOff: [1, 2], result: null },
    'Both games were called off. The pair counts for nothing.',
  ],
  [
    'before its second game',
    { state: 'between', number: 1, result: null },
    'Now the same battle from the other side. More battles won decides; if equal, less strength lost.',
  ],
];

for (const [what, changes, words] of rows)
  test(`a pair ${what} is described in a sentence`, () =>
    assert.equal(describePair({ ...pair, ...changes }), words));
