import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RematchOffer } from '@linstock/protocol';
import { needRulebook } from '@linstock/systems/all';
import { Session } from '../session.ts';
import { GameHost, playTo } from '../testing.ts';
import { startAt } from '../testStates.ts';
import { changeSeat } from './seatEvents.ts';

const OFFER: RematchOffer = { game: 'next', token: 'x'.repeat(43), swapped: false, side: 0, agreed: null };

for (const [code, goesOn] of [
  ['no-rematch', true],
  ['unreachable', false],
] as const)
  test(`a rematch refused as "${code}" ${goesOn ? 'is treated as taken and ends' : 'stays, with the reason'}`, async () => {
    const host = new GameHost(
      playTo('american-legions', 'waxhaws', () => true),
      [1],
    );
    const session = new Session(host, needRulebook('american-legions'), () => 'at once');
    session.apply({ on: 'game', do: 'hear', update: { t: 'rematch', rematch: OFFER } });
    host.replyRematch = async () => ({ code, clause: null, sentence: 'No.' });
    assert.equal(await session.seat.replyRematch(1, true), goesOn);
    const { rematch, toast } = session.store.get();
    assert.deepEqual([rematch, toast?.sentence ?? null], goesOn ? [null, null] : [OFFER, 'No.']);
  });

test('a change by hand that the other side refuses is said to have changed nothing', () => {
  const hand = [{ piece: 'company:0', set: { state: 'disordered' } }];
  const asked = changeSeat(startAt({}), { on: 'seat', do: 'note offer', offer: { side: 0, to: 7, hand } });
  const over = changeSeat(asked, { on: 'seat', do: 'note offer', offer: null });
  assert.deepEqual(over.effects, [{ do: 'await leave', head: 7, hand: true }]);
  const refused = changeSeat(over, { on: 'seat', do: 'note no leave', head: 7, hand: true });
  assert.match(refused.state.toast?.sentence ?? '', /the board stays as it is/);
});

test('permission to take back stays requested until it is given or refused, and a refusal is shown', () => {
  const asked = changeSeat(startAt({}), { on: 'seat', do: 'note offer', offer: { side: 0, to: 2 } });
  const waits = changeSeat(asked, { on: 'seat', do: 'note leave asked' });
  assert.match(waits.state.toast?.sentence ?? '', /is asked to allow/);
  const over = changeSeat(waits, { on: 'seat', do: 'note offer', offer: null });
  assert.equal(over.state.toast, null);
  assert.deepEqual(over.effects, [{ do: 'await leave', head: 7, hand: false }]);
  const refused = changeSeat(over, { on: 'seat', do: 'note no leave', head: 7, hand: false });
  assert.match(refused.state.toast?.sentence ?? '', /has refused the take-back/);
  const given = changeSeat(over, { on: 'seat', do: 'note no leave', head: 6, hand: false });
  assert.equal(given.state.toast, null, 'an entry has come since');
});
