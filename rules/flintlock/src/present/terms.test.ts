import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, Game, odds, percentText, type Question } from '@linstock/kernel';
import { situation } from '../../test/situation.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';

/** A battle played by reflex until one of these is asked for and may be answered. */
function offered(
  kind: string,
  answers: readonly Answer[],
  wanted: (answer: Answer, s: State, field: Field) => boolean = () => true,
) {
  for (const battle of flintlock.battles) {
    const game = Game.create(flintlock, { battle, dice: { kind: 'seeded', seed: 'terms' } });
    for (let n = 0; n < 1500 && !game.over; n++) {
      const question = game.open[0] as Question<Answer>;
      const { state } = game.position;
      const found = answers.find(
        (each) => question.kind === kind && wanted(each, state, game.field) && question.refuse(each) === null,
      );
      if (found) return { game, question, answer: found, state };
      const answer = flintlock.heuristics.reflex(game.field, state, question, {}, []);
      const proposal = game.propose(question.side, answer, game.head);
      if ('refused' in proposal) assert.fail(proposal.refused.sentence);
      game.append(proposal.entry);
    }
  }
  throw new Error(`Nobody may answer "${kind}" so.`);
}

const termsOf = ({ game, question, answer, state }: ReturnType<typeof offered>) =>
  flintlock.present.asks.terms!({ field: game.field, state, known: [] }, question, answer)!;

test('[FL-4.32b] [FL-4.32c] the chance that a leader acts alone is that of the roll in play', () => {
  const tries = offered('self-activation', [{ do: 'try' }]);
  const { command } = tries.state;
  const { rows } = odds(tries.game.position, tries.question.side, tries.answer, ({ state }) =>
    (state as State).activity[command] === S.FULL ? 'acts' : 'not',
  );
  const acts = rows.find(({ key }) => key === 'acts')!.chance;
  const [risk] = termsOf(tries).risks;
  assert.ok(risk!.says.startsWith(`Trying succeeds: ${percentText(acts)}.`), risk!.says);
  assert.ok(termsOf(tries).reach().length > 0, 'who does not act yet is shown where he could go');
  assert.match(termsOf({ ...tries, answer: { do: 'partial' } }).lets.says, /^No roll/);
  assert.deepEqual(termsOf({ ...tries, answer: { do: 'partial' } }).risks, []);
});

test('[FL-5.3i] a Command in reach is fully active, risks nothing, and shows where its units may march', () => {
  const full = offered(
    'turn',
    Array.from({ length: 8 }, (_, command) => ({ do: 'command', command }) as const),
    (answer, s) => answer.do === 'command' && s.activity[answer.command] === S.FULL,
  );
  const terms = termsOf(full);
  assert.match(terms.lets.says, /^Fully active/);
  assert.deepEqual(terms.risks, []);
  const reach = terms.reach();
  assert.ok(reach.length > 0 && reach.every(({ does, places }) => does === 'goes' && places.length > 0));
});

test('[FL-5.41] a Command of which some are out of command says how many, and that they only move', () => {
  const t = situation({
    british: {
      commands: { Webster: { at: ['0510', '0610', '0409', '1904'] } },
      overall: { at: '0511', range: 4 },
    },
    american: { commands: { Eaton: { at: ['0501'] } } },
  });
  const command = t.command('Webster');
  const said = () =>
    flintlock.present.asks.terms!({ field: t.field, state: t.state, known: [] }, t.asked(), {
      do: 'command',
      command,
    })!.lets.says;
  assert.equal(t.state.activity[command], S.FULL);
  assert.match(said(), / 1 of 4 out of command may only move, and not next to the enemy\.$/);
  t.state.inReach.fill(1);
  assert.doesNotMatch(said(), /out of command/);
});

test('[FL-6.62b] a formation tells how likely the roll for it Disorders, as play throws it', () => {
  const { game, question, answer, state } = offered('action', [
    { do: 'formation', to: 'Column' },
    { do: 'formation', to: 'Open' },
  ]);
  const [risk] = termsOf({ game, question, answer, state }).risks;
  const proposal = game.propose(question.side, answer, game.head);
  if ('refused' in proposal) assert.fail(proposal.refused.sentence);
  game.append(proposal.entry);
  const disorders = game.logItemsOf(game.head).flatMap(({ thrown }) => {
    if (thrown === undefined) return [];
    const rows = chancesOf(thrown.reckoning);
    return [rows.find(({ outcome }) => outcome.key.startsWith('disordered'))?.chance ?? 0];
  });
  assert.ok(disorders.length > 0, 'it is rolled for');
  const shares = [Math.min(...disorders), Math.max(...disorders)].map(percentText);
  assert.ok(
    shares.every((share) => risk!.says.includes(share)),
    `${shares}: ${risk!.says}`,
  );
});
