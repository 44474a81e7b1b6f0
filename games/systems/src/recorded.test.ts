import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  canonical,
  Game,
  type LogItem,
  likelihoodText,
  parseRecord,
  type Question,
  sharesOf,
} from '@linstock/kernel';
import { endsStep, TrialGame } from '@linstock/scene';
import { assertPlain } from '../test/plain.ts';
import { needRulebook } from './all.ts';

type AnyGame = Game<unknown, unknown, unknown>;

/** The log of a recorded game, in order, and the result of `look` for each question. */
function played(system: string, battle: string, look: (game: AnyGame, question: Question<unknown>) => void) {
  const file = join(import.meta.dirname, `../../../rules/${system}/src/golden/${battle}.json`);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  const game: AnyGame = Game.fromRecord(needRulebook(system), { ...record, entries: [] });
  for (const entry of record.entries) {
    for (const question of game.open) look(game, question);
    game.append(entry);
  }
  return game.log.map(({ logItem }): LogItem => logItem);
}

/** Maximum number of answers that are examined. A question with more is not needless. */
const FEW = 3;

/**
 * True if a question is needless: it has one answer, or all have the same effect, and it is neither settled
 * automatically nor a forced answer. The player must answer anyway if dice are thrown, something is written in
 * secret or a step ends. If answers are drawn at random, there may be more than the listed ones.
 */
function isNeedless(game: AnyGame, question: Question<unknown>): boolean {
  const { side } = question;
  if (question.sealed || question.forcedAnswer?.() || question.standing?.same?.()) return false;
  const few = [...Iterator.from(question.options()).take(FEW + 1)];
  const { present } = needRulebook(game.record.rules.id);
  const ends = (answer: unknown): boolean =>
    endsStep(
      present.clicks.picks({ field: game.field, state: game.position.state, known: [] }, question, answer)
        .picks,
    );
  if (few.length > FEW || few.some(ends)) return false;
  const after = few.map((answer) => {
    const trial = new TrialGame(game.position.forSeat(side), side);
    // Inside a procedure the state is still that of its beginning, and proves nothing.
    const known = trial.giveAnswer(answer) && trial.question.stable;
    return known ? canonical([trial.question.kind, trial.position.state]) : null;
  });
  return few.length === 1
    ? !question.sample && !game.preview(side, few[0]).throws
    : after.every((each) => each !== null && each === after[0]);
}

/** A share as written, in tenths of a per cent. */
const tenthsIn = (text: string): number =>
  text.startsWith('certain') ? 1000 : Math.round(10 * parseFloat(text));

for (const [system, battle, names] of [
  ['american-legions', 'cowpens', ['fire', 'shock']],
  ['flintlock', 'hobkirk', ['fire', 'pre-shock', 'morale']],
  ['morschauser', 'maida', ['shooting', 'melee']],
  ['johnny-reb', 'mcphersons-ridge', ['fire', 'impact', 'morale']],
] as const)
  test(`${system}, ${battle}: no empty question, equal percentages on card and log, and a plain log`, () => {
    const needless: string[] = [];
    const all = played(system, battle, (game, question) => {
      if (isNeedless(game, question)) needless.push(question.kind);
    });
    assert.deepEqual(needless, [], 'questions with nothing to decide');
    for (const { sentence } of all) assertPlain(sentence, 'the log');
    const rolls = all.flatMap(({ thrown }) => (thrown ? [thrown] : []));
    for (const name of names)
      assert.ok(
        rolls.some(({ reckoning }) => reckoning.name === name),
        name,
      );
    for (const { reckoning, value, outcome } of rolls) {
      const card = sharesOf(reckoning).map((share) => ({ ...share, ...share.outcome }));
      const told = likelihoodText(reckoning, value);
      const fell = card.find(({ key }) => key === outcome);
      assert.ok(fell, `${outcome} has a row on the card of ${reckoning.title}`);
      const tail = told.endsWith('or worse')
        ? card.filter(({ rank }) => rank <= fell.rank)
        : told.endsWith('or better')
          ? card.filter(({ rank }) => rank >= fell.rank)
          : told.endsWith('or as good')
            ? card.filter(({ rank }) => rank === fell.rank)
            : [fell];
      const ways = tail.reduce((sum, each) => sum + each.ways, 0);
      assert.equal(tenthsIn(told), Math.round((1000 * ways) / fell.of), `${reckoning.title}: ${told}`);
    }
  });
