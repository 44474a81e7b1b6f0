import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Provocation, Question, StandingKind } from '@linstock/kernel';
import { partial } from '@linstock/kernel/partial';
import { harmChance, provokedReactionsOf } from './provoked-reaction.ts';
import type { Scene } from './scene.ts';

const KINDS: readonly StandingKind[] = [
  { kind: 'react', title: 'Reaction fire', clause: 'T-3', says: 'act', chance: 'a hit' },
  { kind: 'evade', title: 'Retreat before contact', clause: 'T-4', says: 'act', chance: null },
];
const SCENE = partial<Scene>({ pieces: [{ id: 'company:7', number: 7, name: 'The 63rd Foot' }] });

const asking = (provoked: readonly Provocation[]): Question<string> =>
  partial<Question<string>>({ provokes: () => provoked });

test('a provoked reaction has its unit, its action and its chance', () => {
  const question = asking([
    { step: 1, piece: 7, kind: 'react', chance: 5 / 12 },
    { step: 2, piece: 7, kind: 'evade', chance: null },
    { step: 2, piece: 99, kind: 'react', chance: 0.5 },
  ]);
  assert.deepEqual(provokedReactionsOf(question, 'march', SCENE, KINDS), [
    {
      step: 1,
      piece: 'company:7',
      name: 'The 63rd Foot',
      chance: 5 / 12,
      label: 'The 63rd Foot: reaction fire, 41.7 % for a hit',
    },
    {
      step: 2,
      piece: 'company:7',
      name: 'The 63rd Foot',
      chance: null,
      label: 'The 63rd Foot: retreat before contact',
    },
    {
      step: 2,
      piece: null,
      name: 'The enemy',
      chance: 0.5,
      label: 'The enemy: reaction fire, 50.0 % for a hit',
    },
  ]);
});

test('a question that provokes no unit has no provoked reactions', () => {
  assert.deepEqual(provokedReactionsOf({} as Question<string>, 'march', SCENE, KINDS), []);
});

test('the harm of a march counts each reaction once, where it hurts most; unknown chances as none', () => {
  const provoked = (piece: string, chance: number | null) => ({ piece, chance });
  assert.equal(harmChance([]), 0);
  assert.equal(harmChance([provoked('a', 0.5), provoked('b', 0.5)]), 0.75);
  assert.equal(harmChance([provoked('a', 0.2), provoked('a', 0.5), provoked('b', null)]), 0.5);
});
