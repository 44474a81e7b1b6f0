import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, seededChance } from '@linstock/kernel';
import { rulebooks } from '@linstock/systems/all';
import { settledAnswer } from '../src/standing.ts';

/**
 * Kinds that a short random game may not reach. A pursuit, a counterattack, a charge and its halt depend on rare
 * moments, and bots keep their formations.
 */
const RARE = new Set(['pursue', 'counterattack', 'facings', 'charges', 'volley']);

for (const rules of rulebooks)
  test(`${rules.title}: standing answers of every kind are legal when asked`, () => {
    const met = new Set<string>();
    const chance = seededChance('settled');
    for (const battle of rules.battles.slice(0, 2)) {
      const game = Game.create(rules, { battle, dice: { kind: 'seeded', seed: `settled ${battle}` } });
      for (let n = 0; n < 700 && !game.over; n++) {
        const [question] = game.open;
        assert.ok(question);
        const kind = rules.standing.find((each) => each.kind === question.kind);
        assert.equal(
          question.standing !== undefined,
          kind !== undefined,
          `${question.kind} is listed where it is so`,
        );
        const rule = kind?.says === 'usual' ? 'usual' : 'never';
        // With a standing answer for all plans, a side makes no plans and no other question comes up. So only every
        // other one is set.
        const plans = kind?.secret === true && chance.below(2) === 0;
        const settled = plans ? null : settledAnswer(question, { all: rule });
        if (kind && !plans) {
          met.add(question.kind);
          // A kind that is answered automatically only if there is a single answer is asked in all other cases.
          if (!kind.sole) assert.notEqual(settled, null, `${question.kind} is settled`);
        }
        const known: readonly never[] = [];
        const answer =
          settled ??
          (plans ? question.sample?.((n) => chance.below(n)) : undefined) ??
          rules.heuristics.reflex(game.field, game.position.state, question, {}, known);
        const proposal = game.propose(question.side, answer, game.head, {
          standing: settled !== null,
          salt: () => 'salt',
        });
        if ('refused' in proposal) assert.fail(proposal.refused.sentence);
        game.append(proposal.entry);
      }
    }
    const unmet = rules.standing.filter(({ kind }) => !met.has(kind) && !RARE.has(kind));
    assert.deepEqual(
      unmet.map(({ kind }) => kind),
      [],
      'kinds never asked in these games',
    );
  });
