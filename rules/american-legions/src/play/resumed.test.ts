import assert from 'node:assert/strict';
import { Position, type Question, recordedDice } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { playOut } from '../../test/play-out.ts';
import { charging, shock, stack } from '../../test/set-ups.ts';
import { americanLegions } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { cloneState } from '../model/state.ts';

/** A game that is loaded from its state alone continues at the same question. */

const saidOf = (question: Question<Answer> | undefined) =>
  question && [question.kind, question.side, question.clause, question.prompt()];

function goesOn(kinds: readonly string[]): void {
  const met = new Set<string>();
  for (const [battle, seed] of [
    ['quinby', 'a'],
    ['cowpens', 'a'],
    ['hobkirk', 'offers'],
  ] as const)
    playOut(battle, seed, ({ field, state }, question) => {
      if (!question.stable || !kinds.includes(question.kind)) return;
      met.add(question.kind);
      const rules = { ...americanLegions, deploy: () => cloneState(state) };
      const again = Position.start(rules, field, recordedDice([]));
      assert.deepEqual(saidOf(again.open[0]), saidOf(question));
    });
  assert.deepEqual([...met].sort(), [...kinds].sort());
}

clause(
  ['AL-8.1b', 'AL-4.32a', 'AL-4.51m', 'AL-4.51t', 'AL-4.61b', 'AL-4.15a', 'AL-4.15g'],
  'a saved game resumes each step of a Command Phase where it was',
  () => goesOn(['gun-sides', 'relieve', 'rally', 'rally-companies', 'orders', 'rout', 'place-leader']),
);
clause(['AL-6.1a', 'AL-4.2e'], 'a saved game resumes a Movement Phase where it was', () => goesOn(['move']));
clause(
  ['AL-7.31a', 'AL-4.51i', 'AL-7.41a'],
  'a saved game resumes fire, shock and the checks after them where they were',
  () => goesOn(['fire', 'shock', 'next-check']),
);

clause(
  ['AL-7.41a', 'AL-7.4b'],
  'resumed in a Shock Phase, a hex that has attacked does not attack again',
  () => {
    const t = charging(
      { Foot: { at: [[0, 0]] }, Other: { at: [[2, 0]] } },
      { american: { regiments: { Line: { at: [[0, -1], [2, -1], ...stack(2, 0, -7)] } } } },
    );
    t.does(shock(t.hex(2, -1), t.hex(2, 0)), [4]);
    const rules = { ...americanLegions, deploy: () => cloneState(t.state) };
    const again = Position.start(rules, t.field, recordedDice([]));
    assert.deepEqual([...(again.open[0]?.options() ?? [])], [...t.asked().options()]);
    assert.deepEqual(again.state, t.state);
  },
);
