import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, Game, type Side } from '@linstock/kernel';
import { needRulebook } from '@linstock/systems/all';
import type { Outcome } from '../host/host.ts';
import { Session } from './session.ts';
import { GameHost } from './testing.ts';

const SECRET = 'a secret of the judge';
const rulebook = needRulebook('american-legions');

/** A host that is asked, and answers a moment later. */
class DistantHost extends GameHost {
  override async nonce(side: Side, nonce: string): Promise<Outcome> {
    await judged();
    return super.nonce(side, nonce);
  }
}

/** A page with these seats at a game of fair dice. */
function opened(seats: readonly Side[], judge = fairGame()) {
  const session = new Session(new DistantHost(judge, seats), rulebook, () => 'at once');
  return { judge, session, state: () => session.store.get() };
}

function fairGame() {
  const dice = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;
  return Game.create(rulebook, { battle: 'cowpens', dice });
}

/** Waits until the sent nonces are judged. */
const judged = () => new Promise((resolve) => setImmediate(resolve));

const thrownIn = ({ record }: ReturnType<typeof fairGame>) =>
  record.entries.map((entry) => [entry.side, 'nonce' in entry && entry.nonce.length]);

test('a page adds a nonce for each of its seats before it shows a question', async () => {
  const { judge, state } = opened([0, 1]);
  assert.equal(state().asked, null);
  await judged();
  await judged();
  assert.deepEqual(thrownIn(judge), [
    [0, 32],
    [1, 32],
  ]);
  assert.notEqual(state().asked, null);
});

test('a page that is reopened, or that only watches, adds no nonce', async () => {
  const { judge } = opened([1]);
  await judged();
  await judged();
  const again = opened([1], judge);
  opened([], judge);
  await judged();
  assert.deepEqual(thrownIn(judge), [[1, 32]]);
  assert.equal(again.state().status, 'ready');
});
