import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../../play/session.ts';
import { settlesFor } from '../../play/steps/pace.ts';
import { GameHost, playTo } from '../../play/testing.ts';

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A page whose player answers a question of a kind with the first of its choices. */
async function answeredAt(kind: string) {
  const judge = playTo('american-legions', 'cowpens', (question) => question.kind === kind);
  const { side } = judge.open[0]!;
  const host = new GameHost(judge, [0, 1]);
  // As for a page that was opened earlier: entries played later are new.
  Object.defineProperty(host, 'game', { value: host.game });
  const session = new Session(host, needRulebook('american-legions'), () => 'steady');
  const state = () => session.store.get();
  const [first] = state().asked!.menu.all;
  await session.send(side, first!.answer);
  return { session, state };
}

test('after one’s own volley there is no question until the last figure is in place', async () => {
  const { session, state } = await answeredAt('fire');
  assert.equal(state().asked, null);
  assert.equal(state().playbackStep?.own, true);
  session.playback.moves(true);
  await passed(settlesFor({ thrown: true }) + 50);
  assert.equal(state().asked, null, 'it is still being played');
  session.playback.moves(false);
  assert.notEqual(state().asked, null);
  assert.equal(state().playbackStep, null);
});

test('after one’s own march the next question comes at once, without waiting for each company', async () => {
  const { state } = await answeredAt('move');
  assert.notEqual(state().asked, null);
  assert.equal(state().playbackStep, null);
});
