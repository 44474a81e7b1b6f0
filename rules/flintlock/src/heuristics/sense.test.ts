/** Moves that a club player would call silly, searched for in games of reflexes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plans, Position, seededDice } from '@linstock/kernel';
import { flintlock as rules } from '../index.ts';
import { BLUNDERS } from './blunders.ts';

test('at Guilford no militia of the defender marches out of its cover, though all are to attack', () => {
  const field = rules.field('guilford', {});
  const { heuristics } = rules;
  const counts = BLUNDERS.map(() => 0);
  let marches = 0;
  for (let seed = 0; seed < 1; seed++) {
    const dice = seededDice(`militia:${seed}`);
    const position = Position.start(rules, field, dice, { keep: false });
    for (let question = position.open[0]; question; question = position.open[0]) {
      const { state } = position;
      if (state.activation > 5) break;
      const commands = heuristics.commands(field, state, question.side, []);
      const plans: Plans = Object.fromEntries(commands.map(({ body, plans: [first = ''] }) => [body, first]));
      const answer = heuristics.reflex(field, state, question, plans, []);
      if (answer.do === 'move' && question.side !== field.first) marches++;
      for (const [i, { count }] of BLUNDERS.entries())
        counts[i] = (counts[i] ?? 0) + count(field, state, question, answer);
      position.giveAnswer(question.side, answer, dice);
    }
  }
  assert.ok(marches > 5, `${marches} marches of the defender`);
  assert.equal(counts[0], 0);
});
