import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededChance, seededDice } from '@linstock/kernel';
import { americanLegions as rules } from '../index.ts';

for (const battle of rules.battles) {
  test(`${battle}: whatever is asked in a random game, reflex and candidates are legal`, () => {
    const field = rules.field(battle, {});
    const chance = seededChance(`wits:${battle}`);
    const dice = seededDice(`wits:${battle}`);
    const position = Position.start(rules, field, dice, { keep: false });
    for (let question = position.open[0]; question; question = position.open[0]) {
      const { wits } = rules;
      const commands = wits.commands(field, position.state, question.side);
      const plans = Object.fromEntries(
        commands.map(({ body, plans: all }) => [body, all[chance.below(all.length)] ?? '']),
      );
      assert.equal(question.refuse(wits.reflex(field, position.state, question, plans)), null, question.kind);
      if (chance.below(4) === 0) {
        const candidates = wits.candidates(field, position.state, question);
        assert.ok(candidates.length > 0);
        for (const candidate of candidates) assert.equal(question.refuse(candidate), null, question.kind);
      }
      const options = question.sample ? [question.sample((n) => chance.below(n))] : [...question.options()];
      position.give(question.side, options[chance.below(options.length)] as never, dice);
    }
  });
}

test('what is good for one side is as bad for the other, and a battle won is worth most', () => {
  const field = rules.field('cowpens', {});
  const position = Position.start(rules, field, seededDice('value'));
  const { state } = position;
  assert.equal(rules.wits.value(field, state, 0), -rules.wits.value(field, state, 1));

  const before = rules.wits.value(field, state, 0);
  const militia = field.regiments.findIndex((regiment) => regiment.name === 'Militia');
  const routed = { ...state, regimentState: state.regimentState.with(militia, 1) };
  assert.ok(rules.wits.value(field, routed, 0) > before);
});
