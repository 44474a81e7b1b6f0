import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { GameHost, playedTo } from '../testing.ts';
import { choicesLeft, troopsNext } from './listed.ts';

test('of a gun with more ways to fire than a list takes, the targets are listed and each leads on', () => {
  const targets = (answers: readonly unknown[]) =>
    new Set(answers.flatMap((each) => (each as { target?: number }).target ?? [])).size;
  const judge = playedTo(
    'morschauser',
    'maida',
    ({ kind, options }) => kind === 'shoot' && targets([...options()]) > 4,
  );
  const { side } = judge.open[0]!;
  const session = new Session(new GameHost(judge, [side]), needRulebook('morschauser'), () => 'at once');
  const state = () => session.store.get();
  const [row] = state().asked!.offer.rows;
  assert.deepEqual(troopsNext(state()), [], 'nothing is chosen yet');
  session.clicks.start([row!.pick]);
  assert.deepEqual(choicesLeft(state()), []);
  const next = troopsNext(state());
  assert.ok(next.length > 1);
  const sides = next.map(
    ({ pick }) => state().scene!.pieces.find(({ id }) => 'piece' in pick && id === pick.piece)?.side,
  );
  assert.deepEqual([...new Set(sides)], [1 - side]);
  session.clicks.pick([next[0]!.pick]);
  assert.deepEqual(state().picks.slice(0, 2), [row!.pick, next[0]!.pick]);
});
