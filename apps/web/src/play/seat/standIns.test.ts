import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thinkingAt } from '@linstock/bots';
import { Players } from '@linstock/judge';
import { seededChance } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { GameHost, playTo } from '../testing.ts';

const SYSTEM = 'american-legions';

/** The British of Waxhaws, with a machine that thinks in this process. */
function seated() {
  const judge = playTo(SYSTEM, 'waxhaws', ({ side }) => side === 0);
  const players = new Players(async () => needRulebook(SYSTEM));
  const thinking = () => thinkingAt('easy', seededChance('stand-in'));
  const session = new Session(
    new GameHost(judge, [0]),
    needRulebook(SYSTEM),
    () => 'at once',
    (asked) => players.answer(asked, thinking),
  );
  return { judge, session };
}

/** Resolves when a condition holds; checked at each change of the session. */
const until = (session: Session, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stop = session.store.subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });

test('a machine answers for the seat until its owner plays again, and no question is shown meanwhile', async () => {
  const { judge, session } = seated();
  const before = judge.head;
  assert.notEqual(session.store.get().asked, null);
  const answered = until(session, () => judge.head > before);
  session.apply({ on: 'seat', do: 'stand in', side: 0, level: 'easy' });
  assert.equal(session.store.get().asked, null, 'it is the machine that is asked');
  await answered;
  assert.ok(judge.record.entries.slice(before).every((entry) => entry.side === 0 && 'answer' in entry));
  session.apply({ on: 'seat', do: 'stand in', side: 0, level: null });
  const { asked } = session.store.get();
  assert.equal(asked === null, judge.question(0) === null, 'its owner is asked again');
  session.close();
});
