import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position, seededDice } from '@linstock/kernel';
import type { Muster } from '@linstock/scene';
import { clause } from '@linstock/testing';
import fc from 'fast-check';
import { morschauser as rules } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { PRESETS } from '../tables/switches.ts';

/** A pick-up game whose players buy, at its first question, and its muster. */
function atTheShop(preset = 'standard') {
  const field = rules.field('pick-up', { setup: 'own', preset });
  const position = Position.start(rules, field, seededDice('shop'));
  const [question] = position.open;
  assert.ok(question);
  const muster = rules.present.asks.muster?.({ field, state: position.state, known: [] }, question) ?? null;
  assert.ok(muster);
  return { position, question, muster };
}

for (const preset of PRESETS)
  clause(
    'MM-BAT1f',
    `${preset}: the ready-made forces of the shop are the answers offered, at their price`,
    () => {
      const { question, muster } = atTheShop(preset);
      assert.deepEqual(
        muster.ready.map(({ force }) => muster.answer(force)),
        [...question.options()],
      );
      for (const { force, title } of muster.ready) {
        assert.equal(question.refuse(muster.answer(force)), null, title);
        const troops = muster.entries(force).reduce((sum, { price }) => sum + price, 0);
        assert.equal(muster.cost(force), troops + force.leaders * muster.leaders.price, title);
      }
    },
  );

/** Any force that the shop's own buttons can put together, within its numbers or not. */
function forces(muster: Muster<Answer>) {
  const unit = fc.constantFrom(...muster.kinds).chain((kind) =>
    fc.record({
      leader: fc.integer({ min: 0, max: 3 }),
      kind: fc.constant(kind.id),
      arms: fc.constantFrom(...kind.arms.map(({ id }) => id)),
      marks: fc.subarray(kind.marks.filter(({ oneOf }) => oneOf === undefined).map(({ id }) => id)),
      count: fc.integer({ min: 1, max: kind.most }),
    }),
  );
  return fc.record({ leaders: fc.constant(3), units: fc.array(unit, { minLength: 1, maxLength: 8 }) });
}

test('every force of the muster is a well-formed answer, refused only for the numbers it shows', () => {
  const { position, question, muster } = atTheShop('full');
  fc.assert(
    fc.property(forces(muster), (force) => {
      const answer = rules.parseAnswer('force', muster.answer(force));
      assert.ok(answer);
      const stands = force.units.reduce((sum, { count }) => sum + count, 0);
      const { least, most } = muster.leaders;
      const may =
        muster.cost(force) <= muster.budget &&
        stands <= muster.most &&
        stands >= force.leaders * least &&
        stands <= force.leaders * most &&
        [1, 2, 3].every((leader) => force.units.some((unit) => unit.leader === leader));
      assert.equal(question.refuse(answer) === null, may, question.refuse(answer)?.sentence);
      if (may) {
        const bought = Position.load(rules, position.field, position.save());
        bought.giveAnswer(0, answer, seededDice('bought'));
        const names = muster.entries(force).map(({ title }) => title);
        const { bodies, pieces } = rules.present.shows.scene({
          field: bought.field,
          state: bought.state,
          known: [],
        });
        assert.ok(bodies.length > 0);
        for (const name of names)
          assert.ok(
            pieces.some((piece) => piece.name.includes(name)),
            name,
          );
      }
    }),
    { numRuns: 150 },
  );
});

clause('MM-E7o2', 'a mark that is switched off is not sold, and makes nothing cheaper', () => {
  const { question, muster } = atTheShop('basic');
  const [line] = muster.kinds;
  assert.deepEqual(line?.marks, []);
  const unit = { leader: 1, kind: 'lineInfantry', arms: 'musket', marks: ['militia'], count: 4 };
  const refusal = question.refuse(muster.answer({ leaders: 1, units: [unit] }));
  assert.equal(refusal?.clause, 'MM-E7o2');
  assert.match(refusal?.sentence ?? '', /militia/);
});

test('nothing is sold unless a force is asked for', () => {
  const field = rules.field('pick-up', {});
  const position = Position.start(rules, field, seededDice('no shop'));
  const [question] = position.open;
  assert.ok(question);
  assert.equal(rules.present.asks.muster?.({ field, state: position.state, known: [] }, question), null);
});
