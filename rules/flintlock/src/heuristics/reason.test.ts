/** Why the machine answers as it.does: one sentence about its own troops, with a number that is true. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentage, Position, seededDice } from '@linstock/kernel';
import { contact } from '../../test/shocking.ts';
import { flintlock as rules } from '../index.ts';
import { shockPreview } from '../play/shock/shock-preview.ts';
import { reasonOf } from './reason.ts';

/** Kinds of answer that the machine gives with a number. */
const NUMBERED: ReadonlySet<string> = new Set(['command', 'shock', 'charge', 'fire', 'try', 'yes', 'no']);

test('in a whole game every reason is of the side that answers, and weighty ones have a number', () => {
  const field = rules.field('hobkirk', {});
  const dice = seededDice('reasons');
  const position = Position.start(rules, field, dice, { keep: false });
  const told = new Set<string>();
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { side } = question;
    const answer = rules.heuristics.reflex(field, position.state, question, {}, []);
    const reason = reasonOf(field, position.state, question, answer, {});
    for (const { name } of field.armies[side === 0 ? 1 : 0].commands.map(
      (id) => field.commands[id] ?? assert.fail(),
    ))
      assert.ok(!reason?.startsWith(`${name}'s Command`), `${question.kind}: ${reason}`);
    const general = question.kind === 'seize' || question.kind === 'continuity';
    if (
      reason !== null &&
      (general || (NUMBERED.has(answer.do) && answer.do !== 'yes' && answer.do !== 'no'))
    ) {
      assert.match(reason, /\d|next to it/, `${question.kind}: ${reason}`);
      told.add(general ? question.kind : answer.do);
    }
    position.giveAnswer(side, answer, dice);
  }
  assert.deepEqual(
    ['command', 'shock', 'fire', 'seize', 'continuity'].filter((kind) => !told.has(kind)),
    [],
  );
});

test('a Shock is explained with the chance that the enemy gives way, which adds up from its exact ends', () => {
  const t = contact();
  const reason = reasonOf(t.field, t.state, t.asked(), { do: 'shock' }, {}) ?? assert.fail();
  const preview = shockPreview({ field: t.field, s: t.state }, t.command('Webster')) ?? assert.fail();
  const gives = ['Fall Back', 'Collapse', 'DefenderRetreats', 'DefenderCollapse'];
  const chance = preview.ends
    .filter(({ words }) => words.some((word) => gives.includes(word)))
    .reduce((sum, end) => sum + end.chance, 0);
  assert.ok(chance > 0 && chance < 1);
  assert.ok(
    reason.endsWith(`: the chance that the enemy gives way at once is ${percentage(chance)} %.`),
    reason,
  );
});
