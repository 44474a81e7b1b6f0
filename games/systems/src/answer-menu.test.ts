import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonical, Game, type Question, seededChance } from '@linstock/kernel';
import {
  type AnswerMenu,
  answerMenuOf,
  answerMenuOfChoices,
  type Choice,
  endsStep,
  type Picked,
  pickKey,
} from '@linstock/scene';
import { assertPlain, assertPlainAnswer } from '../test/plain.ts';
import { needRulebook } from './all.ts';
import type { AnyRulebook } from './index.ts';

type AnyGame = Game<unknown, unknown, unknown>;

/** A click on any piece that has no part in the question is refused in plain words. */
function refusalsArePlain(rulebook: AnyRulebook, game: AnyGame, question: Question<unknown>): void {
  const { state } = game.position;
  for (const { id } of rulebook.present.shows.scene({ field: game.field, state, known: [] }).pieces) {
    const answer =
      rulebook.present.clicks.attempt?.({ field: game.field, state, known: [] }, question, id) ?? null;
    const refused = answer === null ? null : question.refuse(answer);
    if (refused) assertPlain(refused.sentence, `a refusal of ${question.kind}`);
  }
}

/**
 * Plays a battle by reflex. Checks one question in `every`, each kind when it first appears, and a few answers of
 * each.
 */
function watch(
  rulebook: AnyRulebook,
  battle: string,
  look: (game: AnyGame, question: Question<unknown>) => void,
) {
  const game: AnyGame = Game.create(rulebook, { battle, dice: { kind: 'seeded', seed: `offer ${battle}` } });
  const kinds = new Set<string>();
  for (let n = 0; n < 260 && !game.over; n++) {
    const question = game.open[0];
    assert.ok(question);
    if (n % 25 === 0 || !kinds.has(question.kind)) look(game, question);
    if (!kinds.has(question.kind)) refusalsArePlain(rulebook, game, question);
    kinds.add(question.kind);
    const answer = rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head);
    if ('refused' in proposal) assert.fail(proposal.refused.sentence);
    game.append(proposal.entry);
  }
}

const wordOf = ({ answer }: Choice<unknown>): string => canonical(answer);
const wordsOf = (choices: readonly Choice<unknown>[]): string[] => choices.map(wordOf).sort();
const keysOf = (menu: AnswerMenu<unknown>, picks: readonly Picked[]): string[] =>
  [...menu.after(picks).next.keys()].sort();

for (const [system, battles] of [
  ['american-legions', ['cowpens', 'hobkirk']],
  ['flintlock', ['cowpens']],
  ['morschauser', ['maida', 'pick-up']],
] as const)
  describe(`clicks in ${system}`, () => {
    const rulebook = needRulebook(system);
    for (const battle of battles)
      test(`${battle}: clicks match the offered answers, described at once or when needed`, () => {
        const chance = seededChance(battle);
        watch(rulebook, battle, (game, question) => {
          const { state } = game.position;
          const menu = answerMenuOf(rulebook.present, { field: game.field, state, known: [] }, question);
          const told = [...question.options()].map((answer) => ({
            answer,
            ...rulebook.present.clicks.picks({ field: game.field, state, known: [] }, question, answer),
          }));
          const whole = answerMenuOfChoices(told);
          assertPlain(question.prompt(), `the question ${question.kind}`);
          for (const { label } of told) assertPlainAnswer(label, `an answer to ${question.kind}`);
          assert.deepEqual(wordsOf(menu.all), wordsOf(told), question.kind);
          assert.deepEqual(keysOf(menu, []), keysOf(whole, []), question.kind);
          assert.deepEqual(
            menu.rows.map(({ pick, only }) => [pickKey(pick), only?.label]),
            whole.rows.map(({ pick, only }) => [pickKey(pick), only?.label]),
          );
          assert.equal(menu.end?.label, told.find(({ picks }) => endsStep(picks))?.label);
          for (let i = 0; i < 8; i++) {
            const meant = told[chance.below(told.length)] as Choice<unknown>;
            for (let n = 1; n <= meant.picks.length; n++) {
              const clicked = meant.picks.slice(0, n);
              const [lazy, listed] = [menu.after(clicked), whole.after(clicked)];
              assert.deepEqual(wordsOf(lazy.left), wordsOf(listed.left), `${question.kind}: ${meant.label}`);
              assert.deepEqual(keysOf(menu, clicked), keysOf(whole, clicked));
              const next = meant.picks[n];
              if (next) assert.ok(lazy.next.has(pickKey(next)), `${question.kind}: ${meant.label}`);
              else assert.equal(lazy.exact && wordOf(lazy.exact), wordOf(meant));
            }
            const last = meant.picks.at(-1) as Picked;
            assert.deepEqual(
              wordsOf(menu.after([last]).left),
              wordsOf(whole.after([last]).left),
              'from the target',
            );
          }
        });
      });
  });
