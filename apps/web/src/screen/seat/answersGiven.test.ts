import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { settledAnswer } from '@linstock/judge';
import { Game, type Question, type Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { needRulebook } from '@linstock/systems/all';
import type { AnyGame } from '../../play/state/state.ts';
import {
  countAnswers,
  describeCount,
  explainAnswer,
  findActingUnits,
  listAnswersGiven,
  tryRules,
} from './answersGiven.ts';

const rulebook = needRulebook('flintlock');
const ALWAYS: StandingRules = { kinds: { 'return-fire': 'always', 'reaction-fire': 'always' } };

/** A battle by reflex. The Americans return fire by standing answers, until there have been `most` such answers. */
function played(most: number): { game: AnyGame; asked: Question<unknown>[]; side: Side } {
  const game: AnyGame = Game.create(rulebook, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'away' } });
  const asked: Question<unknown>[] = [];
  while (asked.length < most && !game.over) {
    const question = game.open[0] as Question<unknown>;
    const settled =
      question.side === 1 && question.kind in (ALWAYS.kinds ?? {}) ? settledAnswer(question, ALWAYS) : null;
    if (settled !== null) asked.push(question);
    const reflex = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const sources = settled === null ? {} : { standing: true as const };
    const proposal = game.propose(question.side, settled ?? reflex, game.head, sources);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
  return { game, asked, side: 1 };
}

const piecesOf = (game: AnyGame) =>
  rulebook.present.shows.scene({ field: game.field, state: game.position.state, known: [] }).pieces;

describe('answers given for a seat while it was away', () => {
  const { game, asked, side } = played(1);

  test('each is listed with its unit, chance, action and result', () => {
    const [only, ...more] = listAnswersGiven(game, side, piecesOf(game));
    assert.equal(more.length, 0);
    assert.deepEqual(countAnswers(game, side), { answered: 1, same: 0 });
    assert.match(describeCount(countAnswers(game, side)), /^Your standing answers spoke once/);
    assert.equal(only?.n, game.head);
    assert.equal(only.kind, asked[0]?.kind);
    assert.ok(only.acted && only.each.length > 0);
    for (const { name, acted, chance } of only.each) {
      assert.ok(acted && chance !== null);
      assert.ok(
        only.told.some((sentence) => sentence.includes(name)),
        `${name}: ${only.told.join(' ')}`,
      );
    }
    assert.match(explainAnswer(only, ALWAYS), /: you say always\.$/);
  });

  test('if several units were asked, those that acted are listed', () => {
    const units = [1, 2, 3].map((piece) => ({ piece, chance: () => null }));
    const act = (pieces: readonly number[]) => ({ units: [...pieces] });
    const standing = { units, act, usual: () => null, declines: () => false };
    for (const acting of [[1, 2, 3], [2], [1, 3]])
      assert.deepEqual(findActingUnits(standing, { units: acting }), acting);
  });

  test('the reason given is the threshold and the chance', () => {
    const each = [{ piece: 1, name: 'Eaton a', chance: 0.389, acted: true }];
    const rules = (from: number): StandingRules => ({ kinds: { shot: { from, do: 'act' } } });
    assert.equal(
      explainAnswer({ kind: 'shot', each }, rules(35)),
      'Eaton a: 38.9 % reaches the 35 % you have set.',
    );
    assert.equal(
      explainAnswer({ kind: 'shot', each }, rules(40)),
      'Eaton a: 38.9 % is under the 40 % you have set.',
    );
  });

  test('new rules are tried on the questions of the latest part of the game', () => {
    const always = tryRules(game, side, ALWAYS);
    assert.ok(always && always.asked >= 1);
    assert.match(always.when, /^Activation \d/);
    assert.ok(always.answered >= 1 && always.acted >= 1);
    const never = tryRules(game, side, { all: 'never' });
    assert.deepEqual([never?.asked, never?.acted], [always.asked, 0]);
    assert.equal(tryRules(game, side, { all: 'ask' })?.answered, 0);
  });
});

test("a shot passed for its tiny chance is listed as automatic, not as one's standing answer", () => {
  assert.match(describeCount({ answered: 2, same: 2 }), /^2 questions were answered for you/);
  assert.match(describeCount({ answered: 3, same: 2 }), /spoke once/);
  const each = [{ piece: 1, name: 'Eaton a', chance: 0.004, acted: false }];
  assert.equal(explainAnswer({ kind: 'shot', each }, {}), 'Eaton a: 0.4 %, and under 1 % you are not asked.');
});

test("a hit on companies that are alike is listed as automatic, not as one's standing answer", () => {
  const legions = needRulebook('american-legions');
  const game: AnyGame = Game.create(legions, { battle: 'cowpens', dice: { kind: 'seeded', seed: 'away' } });
  for (let side: Side | null = null; side === null; ) {
    const question = game.open[0] as Question<unknown>;
    const same = question.kind === 'allot' ? settledAnswer(question, {}) : null;
    const reflex = legions.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, same ?? reflex, game.head, { standing: same !== null });
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
    if (same !== null) side = question.side;
    if (side !== null) {
      assert.deepEqual(countAnswers(game, side), { answered: 1, same: 1 });
      assert.match(describeCount(countAnswers(game, side)), /^A question was answered for you/);
      assert.match(explainAnswer({ kind: 'allot', each: [] }, {}), /had the same effect/);
    }
  }
});
