/** A game opened again: events since the last look are shown like any other turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Side } from '@linstock/kernel';
import { eventOf } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../../play/session.ts';
import { GameHost, playTo } from '../../play/testing.ts';

/** Number of entries added during the absence. */
const MISSED = 5;

/** A battle in which the other side has just marched, opened by a player who last saw it at an earlier entry. */
function openedAgain(looked: (head: number) => number | null) {
  const judge = playTo('american-legions', 'cowpens', ({ side }, game) => {
    const since = Array.from({ length: MISSED }, (_, i) => game.head - i);
    const theirs = since.every((n) => game.record.entries[n - 1]?.side === 1 - side);
    return theirs && since.some((n) => game.logItemsOf(n).some((each) => eventOf(each)?.kind === 'move'));
  });
  const { side } = judge.open[0] as { side: Side };
  const host = new GameHost(judge, [side]);
  const session = new Session(
    host,
    needRulebook('american-legions'),
    () => 'wait',
    undefined,
    looked(judge.head),
  );
  return { session, state: () => session.store.get(), head: judge.head };
}

test("the enemy's actions since the last look are shown before any question", () => {
  const { session, state, head } = openedAgain((last) => last - MISSED);
  // More of a step may arrive; Next shows it as it is.
  session.playback.next();
  const { playbackStep, scene, latest } = state();
  assert.ok(playbackStep && playbackStep.n > head - MISSED, 'a step is shown');
  assert.ok(latest?.before && latest.before !== scene, 'from where the troops stood when one left');
  assert.equal(state().asked, null);
  session.playback.skip();
  assert.notEqual(state().asked, null);
  assert.equal(state().head, head);
});

test('a player who has seen everything, or opens the game first, is asked immediately', () => {
  for (const looked of [(head: number) => head, () => null]) {
    const { state } = openedAgain(looked);
    assert.equal(state().playbackStep, null);
    assert.notEqual(state().asked, null);
  }
});
