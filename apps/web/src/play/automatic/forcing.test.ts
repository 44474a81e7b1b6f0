import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnswerEntry, type Question } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { createSessionStore } from '../state/sessionStore.ts';
import { type AnyGame, EMPTY_SESSION, type SessionState } from '../state/state.ts';
import { GameHost, playedTo, questionTo } from '../testing.ts';
import { forcedIn, hasOwnButton } from './forcing.ts';
import { AgendaRunner } from './runner.ts';

/** A session of whoever is asked such a question. */
function openedAt(system: string, battle: string, wanted: (question: Question<unknown>) => boolean) {
  const judge = playedTo(system, battle, wanted);
  const session = new Session(new GameHost(judge, [0, 1]), needRulebook(system), () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

/** Lets all that is sent be judged. */
async function settled(): Promise<void> {
  for (let n = 0; n < 40; n++) await new Promise((resolve) => setImmediate(resolve));
}

const forcedNow = (game: AnyGame) => {
  const [question] = game.open;
  return question ? forcedIn(game, question) : null;
};

/** The answers given since an entry. */
const given = (game: AnyGame, head: number) =>
  game.record.entries.slice(head).map((entry) => (entry as AnswerEntry).answer as { do: string });

for (const { system, battle, kind, does } of [
  { system: 'american-legions', battle: 'cowpens', kind: 'next-check', does: 'check' },
  { system: 'american-legions', battle: 'cowpens', kind: 'rout', does: 'rout-quietly' },
  { system: 'morschauser', battle: 'maida', kind: 'rout', does: 'rout' },
])
  test(`${system}: at one word all of "${kind}" is done, and play stops where there is something to decide`, async () => {
    const { judge, session } = openedAt(system, battle, (question) => question.kind === kind);
    const head = judge.head;
    assert.ok(forcedNow(judge));
    session.agenda.giveForced();
    await settled();
    const answers = given(judge, head);
    assert.ok(answers.length > 0);
    assert.equal(answers[0]!.do, does);
    assert.ok(judge.over || forcedNow(judge) === null, 'nothing forced is left');
  });

test('a choice is never taken for forced, and nothing runs that nobody has said', async () => {
  const { judge, session, state } = openedAt(
    'american-legions',
    'cowpens',
    ({ kind }) => kind === 'next-check',
  );
  const head = judge.head;
  await settled();
  assert.equal(judge.head, head, 'it waits for the word');
  session.agenda.giveForced();
  await settled();
  const after = judge.head;
  assert.equal(forcedNow(judge), null);
  session.agenda.giveForced();
  await settled();
  assert.equal(judge.head, after, 'where there is something to decide, nothing is done');
  session.clicks.choose(state().asked!.ending?.choice ?? state().asked!.menu.all[0]!);
  await settled();
  assert.ok(judge.head <= after + 1, 'and it does not begin again by itself');
});

test('what has one button of its own needs no second for all that is forced; a list of what is forced does', () => {
  const only = (system: string, battle: string, kind: string) =>
    hasOwnButton(openedAt(system, battle, (question) => question.kind === kind).state().asked!);
  assert.equal(only('morschauser', 'maida', 'initiative'), true);
  assert.equal(only('american-legions', 'cowpens', 'next-check'), false);
});

/** What is forced of a side whose rules say so, at one step of play; what is sent is noted. */
function forcedAt(step: number, refuse: () => unknown = () => null) {
  const sent: unknown[] = [];
  const question = {
    ...questionTo(0, false),
    forcedAnswer: () => 'runs',
    refuse,
  } as unknown as Question<unknown>;
  const game = { question: () => question, preview: () => ({ throws: false }) } as unknown as AnyGame;
  const scene = { clock: { label: 'Turn 1' }, step };
  const store = createSessionStore({
    ...EMPTY_SESSION,
    asked: { side: 0 },
    sent: false,
    scene,
  } as never as SessionState);
  const at = (next: object) => store.change(next);
  const none = () => {};
  const agenda = new AgendaRunner({
    ...{
      store,
      rulebook: {} as never,
      game: () => game,
      showToast: none,
      show: none,
      select: none,
      release: none,
    },
    send: (_, answer) => sent.push(answer),
  });
  const forcing = {
    begin: () => agenda.giveForced(),
    end: () => agenda.end('refused'),
    goesOn: (_: AnyGame, { side }: Question<unknown>) => agenda.answerUnlisted(side),
  };
  return { sent, question, game, scene, at, forcing };
}

test('what the rules refuse is not forced, though they name it', () => {
  const { game, question } = forcedAt(1);
  assert.deepEqual(forcedIn(game, question), { answer: 'runs', throws: false });
  const refused = forcedAt(1, () => ({ sentence: 'No.' }));
  assert.equal(forcedIn(refused.game, refused.question), null);
});

test('while an answer is on its way the word is not heard a second time', () => {
  const { sent, forcing, at } = forcedAt(1);
  at({ sent: true });
  forcing.begin();
  assert.deepEqual(sent, []);
  at({ sent: false });
  forcing.begin();
  assert.deepEqual(sent, ['runs']);
});

test('what was let run in one step of play does not run on in the next, nor once it is stopped', () => {
  const { sent, forcing, at, game, question, scene } = forcedAt(1);
  forcing.begin();
  assert.equal(forcing.goesOn(game, question), true, 'in the same step it goes on');
  at({ scene: { ...scene, step: 2 } });
  assert.equal(forcing.goesOn(game, question), false);
  at({ scene });
  assert.equal(forcing.goesOn(game, question), false, 'and it does not come back');
  forcing.begin();
  forcing.end();
  assert.equal(forcing.goesOn(game, question), false);
  assert.equal(sent.length, 3);
});
