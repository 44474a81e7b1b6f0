import assert from 'node:assert/strict';
import { Position, seededChance, seededDice } from '@linstock/kernel';
import type { Rules } from '@linstock/kernel';

/**
 * Plays a random game, and holds to the law what the wits would answer to each question, whatever their plans.
 * @param every candidates are looked at in one of so many questions, for they take longer
 */
export function assertWitsLegal<S, A, F>(rules: Rules<S, A, F>, battle: string, every: number): void {
  const { wits } = rules;
  const field = rules.field(battle, {});
  const chance = seededChance(`wits:${battle}`);
  const dice = seededDice(`wits:${battle}`);
  const position = Position.start(rules, field, dice, { keep: false });
  for (let question = position.open[0]; question; question = position.open[0]) {
    const commands = wits.commands(field, position.state, question.side);
    const plans = Object.fromEntries(
      commands.map(({ body, plans: all }) => [body, all[chance.below(all.length)] ?? '']),
    );
    assert.equal(question.refuse(wits.reflex(field, position.state, question, plans)), null, question.kind);
    if (chance.below(every) === 0) {
      const candidates = wits.candidates(field, position.state, question);
      assert.ok(candidates.length > 0);
      for (const candidate of candidates) assert.equal(question.refuse(candidate), null, question.kind);
    }
    const options = question.sample ? [question.sample((n) => chance.below(n))] : [...question.options()];
    position.give(question.side, options[chance.below(options.length)] as A, dice);
  }
}
