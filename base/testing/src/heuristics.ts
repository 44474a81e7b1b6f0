import assert from 'node:assert/strict';
import {
  type Chance,
  type Command,
  nth,
  type Plans,
  Position,
  type Question,
  type Rules,
  sealedKnownTo,
  seededChance,
  seededDice,
} from '@linstock/kernel';

/**
 * Plays a random game, and checks that the heuristics' answer to each question is legal, with every plan.
 * @param every candidates are checked in one of `every` questions, because they take longer
 */
export function assertHeuristicsLegal<S, A, F>(rules: Rules<S, A, F>, battle: string, every: number): void {
  const { heuristics } = rules;
  const field = rules.field(battle, {});
  const chance = seededChance(`wits:${battle}`);
  const dice = seededDice(`wits:${battle}`);
  const position = Position.start(rules, field, dice, { keep: false });
  for (let question = position.open[0]; question; question = position.open[0]) {
    const known = sealedKnownTo(position, question.side);
    const commands = heuristics.commands(field, position.state, question.side, known);
    const plans = drawn(commands, chance);
    const answer = heuristics.reflex(field, position.state, question, plans, known);
    assert.equal(question.refuse(answer), null, question.kind);
    if (chance.below(every) === 0) {
      const candidates = heuristics.candidates(field, position.state, question, known);
      assert.ok(candidates.length > 0);
      for (const candidate of candidates) assert.equal(question.refuse(candidate), null, question.kind);
    }
    position.giveAnswer(question.side, someAnswer(question, chance), dice);
  }
}

/**
 * Plays a random game and asks for every answer again: after another plan was asked of the same state, and of a fresh
 * copy of it. A reflex depends on its arguments alone (law 9), so it is the same each time.
 */
export function assertReflexesPure<S, A, F>(rules: Rules<S, A, F>, battle: string): void {
  const { heuristics } = rules;
  const field = rules.field(battle, {});
  const chance = seededChance(`pure:${battle}`);
  const dice = seededDice(`pure:${battle}`);
  const position = Position.start(rules, field, dice, { keep: false });
  for (let question = position.open[0]; question; question = position.open[0]) {
    const { state } = position;
    const known = sealedKnownTo(position, question.side);
    const commands = heuristics.commands(field, state, question.side, known);
    const [plans, others] = [drawn(commands, chance), drawn(commands, chance)];
    const answer = heuristics.reflex(field, state, question, plans, known);
    heuristics.reflex(field, state, question, others, known);
    assert.deepEqual(
      heuristics.reflex(field, state, question, plans, known),
      answer,
      `${question.kind}: asked again`,
    );
    const fresh = heuristics.reflex(field, rules.clone(state), question, plans, known);
    assert.deepEqual(fresh, answer, `${question.kind}: asked of a fresh copy`);
    position.giveAnswer(question.side, someAnswer(question, chance), dice);
  }
}

/** A plan for each command, drawn by lot. */
function drawn(commands: readonly Command[], chance: Chance): Plans {
  return Object.fromEntries(
    commands.map(({ body, plans }) => [body, plans[chance.below(plans.length)] ?? '']),
  );
}

/** A legal answer, drawn by lot. */
function someAnswer<A>(question: Question<A>, chance: Chance): A {
  const options = question.sample ? [question.sample((n) => chance.below(n))] : [...question.options()];
  return nth(options, chance.below(options.length));
}
