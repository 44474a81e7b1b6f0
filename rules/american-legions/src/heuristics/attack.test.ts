import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Heuristics, Position, seededDice } from '@linstock/kernel';
import { americanLegions as rules } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';

const field = rules.field('hobkirk', {});
const { heuristics } = rules;
const { baseline } = heuristics;

/** Games of six that the British do not lose at Hobkirk's Hill, when their reflexes are these and the Americans' the earlier ones. */
function gamesSavedBy(british: Heuristics<State, Answer, Field>): number {
  let saved = 0;
  for (let seed = 0; seed < 6; seed++) {
    const dice = seededDice(`uphill:${seed}`);
    const position = Position.start(rules, field, dice, { keep: false });
    for (let question = position.open[0]; question; question = position.open[0]) {
      const { reflex } = question.side === 0 ? british : (baseline ?? british);
      position.giveAnswer(question.side, reflex(field, position.state, question, {}, []), dice);
    }
    if (rules.verdict(field, position.state)?.winner !== 1) saved++;
  }
  return saved;
}

test("at Hobkirk's Hill the British come up the hill by fire, and are not beaten every time", () => {
  assert.ok(baseline);
  assert.ok(gamesSavedBy(heuristics) >= 3);
  assert.equal(gamesSavedBy(baseline), 0, 'the earlier reflexes charge up the hill and lose');
});
