import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStore } from '../../app/store.ts';
import type { Host } from '../../host/host.ts';
import type { SessionState } from '../state.ts';
import { SeatCommands } from './seatCommands.ts';

const OFFER = { game: 'next', token: 'x'.repeat(43), swapped: false, side: 0, agreed: null };

for (const [code, goesOn] of [
  ['no-rematch', true],
  ['unreachable', false],
] as const)
  test(`a rematch that the judge refuses as "${code}" ${goesOn ? 'is taken all the same, and asked no more' : 'stays, and why is said'}`, async () => {
    const host = { replyRematch: async () => ({ code, clause: null, sentence: 'No.' }) };
    const store = createStore({ rematch: OFFER } as unknown as SessionState);
    const said: string[] = [];
    const needs = { head: () => 0, slip: (sentence: string) => void said.push(sentence) };
    const commands = new SeatCommands(host as unknown as Host, store, needs);
    assert.equal(await commands.replyRematch(1, true), goesOn);
    assert.deepEqual([store.get().rematch, said], goesOn ? [null, []] : [OFFER, ['No.']]);
  });
