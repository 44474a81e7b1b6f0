import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnswerEntry, Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { answerUnlisted, giveForced } from '../answering/runAgenda.ts';
import { Session } from '../session.ts';
import type { AnyGame } from '../state/state.ts';
import { changeState, type Transition, type WritableFields } from '../state/transition.ts';
import { GameHost, playTo } from '../testing.ts';
import { listSent, makeRules, type QuestionSpec, sceneOf, startAt } from '../testStates.ts';
import { forcedAnswerIn, hasOwnButton } from './forcing.ts';
import { endIntentions } from './intentions.ts';

/** A session of the side that is asked such a question. */
function openedAt(system: string, battle: string, wanted: (question: Question<unknown>) => boolean) {
  const judge = playTo(system, battle, wanted);
  const session = new Session(new GameHost(judge, [0, 1]), needRulebook(system), () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

/** Waits until all sent answers are judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

const forcedNow = (game: AnyGame) => {
  const [question] = game.open;
  return question ? forcedAnswerIn(game, question) : null;
};

/** The answers given since an entry. */
const given = (game: AnyGame, head: number) =>
  game.record.entries.slice(head).map((entry) => (entry as AnswerEntry).answer as { do: string });

for (const { system, battle, kind, does } of [
  { system: 'american-legions', battle: 'cowpens', kind: 'next-check', does: 'check' },
  { system: 'american-legions', battle: 'waxhaws', kind: 'rout', does: 'rout-quietly' },
  { system: 'morschauser', battle: 'cowpens', kind: 'rout', does: 'rout' },
])
  test(`${system}: one command does all of "${kind}", and stops at the first decision`, async () => {
    const { judge, session } = openedAt(system, battle, (question) => question.kind === kind);
    const head = judge.head;
    assert.ok(forcedNow(judge));
    session.apply({ on: 'board', do: 'give forced' });
    await settled();
    const answers = given(judge, head);
    assert.ok(answers.length > 0);
    assert.equal(answers[0]!.do, does);
    assert.ok(judge.over || forcedNow(judge) === null, 'nothing forced is left');
  });

test('a real choice is never treated as forced, and nothing is given without a command', async () => {
  const { judge, session, state } = openedAt(
    'american-legions',
    'cowpens',
    ({ kind }) => kind === 'next-check',
  );
  const head = judge.head;
  await settled();
  assert.equal(judge.head, head, 'it waits for the word');
  session.apply({ on: 'board', do: 'give forced' });
  await settled();
  const after = judge.head;
  assert.equal(forcedNow(judge), null);
  session.apply({ on: 'board', do: 'give forced' });
  await settled();
  assert.equal(judge.head, after, 'where there is something to decide, nothing is done');
  session.apply({
    on: 'board',
    do: 'choose',
    choice: state().asked!.ending?.choice ?? state().asked!.menu.all[0]!,
  });
  await settled();
  assert.ok(judge.head <= after + 1, 'and it does not begin again by itself');
});

test('a question with a button of its own needs no "all forced" button; a list of actions does', () => {
  const only = (system: string, battle: string, kind: string) =>
    hasOwnButton(openedAt(system, battle, (question) => question.kind === kind).state().asked!);
  assert.equal(only('morschauser', 'maida', 'initiative'), true);
  assert.equal(only('american-legions', 'cowpens', 'next-check'), false);
});

/** A question whose rules force an answer, at a step of play. */
const FORCED: QuestionSpec = { forced: 'runs', takes: ['runs'] };
const at = (step: number, asks = FORCED) => startAt(asks, { scene: sceneOf([], { step }) });
/** The same transition, with the answer taken and the next question put. */
const answered = (t: Transition, fields: WritableFields = {}): Transition =>
  changeState(t, { sent: false, ...fields });

test('an action that the rules refuse is not forced, even if they list it', () => {
  const { game } = makeRules(FORCED);
  assert.deepEqual(forcedAnswerIn(game!, game!.open[0]!), { answer: 'runs', throws: false });
  const refused = makeRules({ forced: 'runs' }).game!;
  assert.equal(forcedAnswerIn(refused, refused.open[0]!), null);
});

test('while an answer is on its way no forced answer is given', () => {
  const waiting = changeState(at(1), { sent: true });
  assert.deepEqual(listSent(giveForced(waiting)), []);
  assert.deepEqual(listSent(giveForced(at(1))), ['sends 0 runs']);
});

test('forced answers continue within a step of play, not into the next one, and stop when told to', () => {
  const begun = answered(giveForced(at(1)));
  assert.equal(answerUnlisted(begun, 0).done, true);
  const next = answerUnlisted(answered(begun, { scene: sceneOf([], { step: 2 }) }), 0);
  assert.equal(next.done, false);
  const back = answered(next.t, { scene: sceneOf([], { step: 1 }) });
  assert.equal(answerUnlisted(back, 0).done, false, 'and they do not come back');
  assert.equal(answerUnlisted(endIntentions(begun, 'refused'), 0).done, false);
});
