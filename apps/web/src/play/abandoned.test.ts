/** Answers that the player has given up, or that wait for the judge, are not sent automatically. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Question } from '@linstock/kernel';
import { type Piece, picksOfWays } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { findMovableStands, judgePicks, placeNextTo, tells } from './picking/clickLegality.ts';
import { Session } from './session.ts';
import { meaningOfPicks } from './state/modeSelectors.ts';
import { GameHost, playTo } from './testing.ts';

const settled = async () => {
  for (let n = 0; n < 60; n++) await new Promise((done) => setImmediate(done));
};

/** A session of the side that is asked such a question. */
function openedAt(system: string, battle: string, wanted: (question: Question<unknown>) => boolean) {
  const judge = playTo(system, battle, wanted);
  const host = new GameHost(judge, [judge.open[0]!.side]);
  const session = new Session(host, needRulebook(system), () => 'at once');
  return { host, session, state: () => session.store.get() };
}

test('while an answer of an order is on its way, looking back and forward does not send the next one', () => {
  const { host, session, state } = openedAt(
    'american-legions',
    'cowpens',
    ({ side, kind }) => side === 0 && kind === 'orders',
  );
  let sent = 0;
  host.answer = () => {
    sent++;
    return new Promise(() => {});
  };
  session.apply({
    on: 'board',
    do: 'give all',
    choices: state().asked!.menu.rows.map(({ choices: [first] }) => first!),
  });
  assert.equal(sent, 1);
  session.apply({ on: 'past', do: 'show', entry: 0 });
  session.apply({ on: 'past', do: 'show', entry: null });
  assert.equal(sent, 1);
});

/** A stand dragged to a place before it may move, with the card of the throw that lets it move. */
function carriedEarly() {
  const rulebook = needRulebook('morschauser');
  const { session, state } = openedAt('morschauser', 'cowpens', ({ kind }) => kind === 'act');
  const { game, scene } = state();
  const question = game!.question(state().asked!.side)!;
  const poseOf = (id: string): NonNullable<Piece['pose']> =>
    state().scene!.pieces.find((piece) => piece.id === id)!.pose!;
  for (const id of findMovableStands(rulebook, game!, question, scene!)) {
    const pose = poseOf(id);
    const ahead = { x: pose.x, y: pose.y + (question.side === 0 ? 1500 : -1500), facing: pose.facing };
    for (const picks of [picksOfWays([{ piece: id, way: [ahead] }]), placeNextTo(id, pose)]) {
      const tried = judgePicks(rulebook, game!, question, picks);
      if (!tried || tried.refusal || tells(tried)) continue;
      session.apply({ on: 'board', do: 'place', picks, said: 'clicked' });
      const meaning = meaningOfPicks(state());
      if (meaning) return { session, state, meaning, pose, poseNow: () => poseOf(id) };
    }
  }
  return assert.fail('no stand can be carried before its turn');
}

test('a stand dragged before its turn and released does not move by itself when its turn comes', async () => {
  const { session, state, meaning, pose, poseNow } = carriedEarly();
  session.apply({ on: 'board', do: 'select', picks: [] });
  const alike = state().asked!.menu.all.find(
    ({ answer }) => JSON.stringify(answer) === JSON.stringify(meaning.choice.answer),
  );
  session.apply({ on: 'board', do: 'choose', choice: alike ?? { ...meaning.choice } });
  session.apply({ on: 'board', do: 'confirm' });
  await settled();
  assert.deepEqual(poseNow(), pose);
});
