import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Host } from '../../host/host.ts';
import { createSessionStore } from '../state/sessionStore.ts';
import type { SessionState } from '../state/state.ts';
import { SeatCommands } from './seatCommands.ts';

const OFFER = { game: 'next', token: 'x'.repeat(43), swapped: false, side: 0, agreed: null };

for (const [code, goesOn] of [
  ['no-rematch', true],
  ['unreachable', false],
] as const)
  test(`a rematch refused as "${code}" ${goesOn ? 'is treated as taken and ends' : 'stays, with the reason'}`, async () => {
    const host = { replyRematch: async () => ({ code, clause: null, sentence: 'No.' }) };
    const store = createSessionStore({ rematch: OFFER } as unknown as SessionState);
    const said: string[] = [];
    const needs = { head: () => 0, showToast: (sentence: string) => void said.push(sentence) };
    const commands = new SeatCommands(host as unknown as Host, store, needs);
    assert.equal(await commands.replyRematch(1, true), goesOn);
    assert.deepEqual([store.get().rematch, said], goesOn ? [null, []] : [OFFER, ['No.']]);
  });

for (const [what, comes, says] of [
  ['given', 1, []],
  ['refused', 0, ['The other side has given no leave to take back.']],
] as const)
  test(`leave to take back that is ${what} is no longer being asked for${comes ? '' : ', and that is said'}`, (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const offer = { side: 0, to: 2 };
    const store = createSessionStore({ offer: null, toast: null } as unknown as SessionState);
    let head = 4;
    const said: string[] = [];
    const showToast = (sentence: string) => {
      said.push(sentence);
      store.change({ toast: { sentence } } as unknown as SessionState);
    };
    const game = { seats: [{ side: 1, kind: 'human' }] };
    const commands = new SeatCommands({ seats: [0], game } as unknown as Host, store, {
      head: () => head,
      showToast,
    });
    commands.hearOffer(offer as SessionState['offer']);
    commands.askedLeave(0);
    assert.equal(said.length, 1);
    commands.hearOffer(null);
    assert.equal(store.get().toast, null);
    head += comes;
    t.mock.timers.tick(1000);
    assert.deepEqual(said.slice(1), says);
  });
