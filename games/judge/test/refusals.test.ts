/** Refusals and repeats change nothing and do not use the store, since a visitor can send very many of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, Game, type Side } from '@linstock/kernel';
import type { Command } from '@linstock/protocol';
import { type AnyRules, Judge, RefusedCommand, type Store } from '../src/index.ts';
import { gauntletRules } from './contract/gauntlet.ts';
import { MemoryStore } from './contract/memory-store.ts';

const rules = gauntletRules() as AnyRules;
const SECRET = 'a'.repeat(64);
const HOLD = { order: 'hold' };

/** A judge whose store counts the calls. */
async function counted() {
  const memory = new MemoryStore();
  const asked: string[] = [];
  const store = new Proxy<Store>(memory, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]) => {
        asked.push(String(name));
        return found.apply(target, given);
      };
    },
  });
  const dice = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;
  const { entries: _, ...header } = Game.create(rules, { battle: 'lane', dice }).record;
  const seats = ([0, 1] as const).map(
    (side) => ({ side, name: rules.sides[side], kind: 'human', level: null }) as const,
  );
  const kept = { id: 'g', header, seats };
  await memory.add(kept);
  const open = (): Promise<Judge> =>
    Judge.open(kept, rules, {
      store,
      think: () => Promise.reject(new Error('nobody thinks here')),
      secret: () => 'b'.repeat(64),
      fault: (error) => ({ code: 'error', clause: null, sentence: String(error) }),
      breathe: () => Promise.resolve(),
      grown: () => undefined,
      standingChanged: () => undefined,
    });
  return { judge: await open(), open, asked };
}

const answer = (cmd: string, seen: number): Command => ({ t: 'answer', cmd, seen, answer: HOLD });

test('no refusal asks the store', async () => {
  const { judge, asked } = await counted();
  await judge.takeCommand(0, answer('lock', 0));
  await judge.settled();
  asked.length = 0;
  const refused: readonly (readonly [Side, Command])[] = [
    [1, answer('stale', 99)],
    [0, answer('not asked', 1)],
    [1, { t: 'answer', cmd: 'no answer', seen: 1, answer: { fly: 1 } }],
    [1, { t: 'back', cmd: 'stale back', seen: 99, to: 0, offer: true }],
    [1, { t: 'reply', cmd: 'reply', seen: 1, agree: true }],
    [1, { t: 'claim', cmd: 'claim', seen: 1 }],
    [1, { t: 'draw', cmd: 'draw', seen: 1, draw: false }],
    [1, { t: 'rematch', cmd: 'rematch', seen: 1, rematch: null }],
    [1, { t: 'nonce', cmd: 'nonce', seen: 1, nonce: '' }],
  ];
  for (const [side, command] of refused)
    await assert.rejects(judge.takeCommand(side, command), RefusedCommand, command.cmd);
  await judge.settled();
  assert.deepEqual(asked, []);
});

test('a repeat is answered from memory, also by a judge that was opened later', async () => {
  const { judge, open, asked } = await counted();
  await judge.takeCommand(0, answer('lock', 0));
  const later = await open();
  for (const each of [judge, later]) {
    await each.settled();
    asked.length = 0;
    assert.deepEqual(await each.takeCommand(0, answer('lock', 0)), { cmd: 'lock', n: 1, repeat: true });
    await each.settled();
    assert.deepEqual(asked, []);
  }
});

test('standing answers are written when they change, and a judge that is opened later follows them', async () => {
  const { judge, open, asked } = await counted();
  asked.length = 0;
  const rules = { all: 'never' } as const;
  for (const cmd of ['one', 'two', 'three'])
    await judge.takeCommand(0, { t: 'standing', cmd, seen: 0, rules });
  assert.deepEqual(asked, ['saveStanding']);
  judge.close();
  const later = await open();
  await later.takeCommand(1, answer('lock', 0));
  await later.settled();
  assert.equal(later.head, 2);
});
