/** Spectators two turns late: what they get, and when. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitment, type Entry, Game, type Side } from '@linstock/kernel';
import type { HostMessage } from '@linstock/protocol';
import { type AnyRules, Judge } from '../src/index.ts';
import { SeatFeed } from '../src/seat-feed.ts';
import { gauntletRules } from './contract/gauntlet.ts';
import { MemoryStore } from './contract/memory-store.ts';

const rules = gauntletRules() as AnyRules;
const SECRET = 'a'.repeat(64);

/** A judge of a game that spectators see two turns late, opened again for each call of `open`. */
async function begun() {
  const dice = { kind: 'fair', commitment: commitment(SECRET), secret: SECRET } as const;
  const { entries: _, ...header } = Game.create(rules, { battle: 'lane', dice }).record;
  const seats = ([0, 1] as const).map((side) => ({
    ...{ side, name: rules.sides[side], kind: 'human' as const, level: null },
  }));
  const store = new MemoryStore();
  const stored = { id: 'g', header, seats, delayed: true };
  await store.add(stored);
  const open = () =>
    Judge.open(stored, rules, {
      store,
      think: () => Promise.reject(new Error('nobody thinks here')),
      secret: () => 'b'.repeat(64),
      fault: (error) => ({ code: 'error', clause: null, sentence: String(error) }),
      breathe: () => Promise.resolve(),
      grown: () => undefined,
      standingChanged: () => undefined,
    });
  return { judge: await open(), open };
}

let sent = 0;
const give = (judge: Judge, side: Side, answer: object) =>
  judge.takeCommand(side, { t: 'answer', answer, cmd: `c${++sent}`, seen: judge.head });

/** One turn: both write an order in secret, and no unit moves. */
async function playTurn(judge: Judge, order: 'hold' | 'run' = 'hold'): Promise<void> {
  await give(judge, 0, { order });
  await give(judge, 1, { order: 'hold' });
  await give(judge, 0, { rally: false });
  await give(judge, 0, { steps: 0 });
  await judge.settled();
}

function watch(judge: Judge) {
  const messages: HostMessage[] = [];
  judge.join(null, 0, (message) => void messages.push(message));
  const entries = () => messages.flatMap((each) => (each.t === 'entries' ? each.entries : []));
  return { messages, entries, numbers: () => entries().map(({ n }) => n) };
}

test('a spectator two turns late gets no entry and no order before its turn is two turns old', async () => {
  const { judge, open } = await begun();
  const watcher = watch(judge);
  await playTurn(judge);
  await give(judge, 0, { order: 'run' });
  await judge.settled();
  assert.equal(judge.stretch, 2);
  assert.deepEqual(watcher.entries(), [], 'the first turn is one turn old');
  const view = judge.view(null);
  assert.deepEqual([view.head, judge.record(null).entries.length, judge.entries(null, 0).length], [0, 0, 0]);
  assert.deepEqual([view.late, judge.view(0).late], [true, undefined], 'and is told that there is more');
  assert.equal(judge.summary().last, null);
  assert.doesNotMatch(JSON.stringify([watcher.messages, judge.record(null)]), /"run"|"hold"/);
  assert.equal(judge.entries(1, 0).length, 5, 'a player is sent all');
  const again = await open();
  assert.deepEqual([again.headFor(null), again.headFor(0)], [0, 5], 'also after a restart');
  await give(judge, 1, { order: 'hold' });
  await give(judge, 0, { rally: false });
  await give(judge, 0, { steps: 0 });
  await judge.settled();
  assert.equal(watcher.numbers().at(-1), 4, 'the whole first turn, and nothing of the second');
  assert.equal(judge.record(null).entries.length, 4);
  assert.doesNotMatch(JSON.stringify([watcher.messages, judge.record(null)]), /"run"/);
});

test('at the end of the battle a late spectator is sent everything, and the dice secret', async () => {
  const { judge } = await begun();
  const watcher = watch(judge);
  await playTurn(judge, 'run');
  assert.deepEqual(watcher.entries(), []);
  await judge.takeCommand(1, { t: 'resign', cmd: 'r', seen: judge.head });
  await judge.settled();
  assert.match(JSON.stringify(watcher.entries()), /"run"/);
  assert.equal(watcher.numbers().at(-1), 5);
  assert.equal(
    watcher.messages.some(({ t }) => t === 'revealed'),
    true,
  );
});

test('an order that is revealed in a later turn stays sealed until spectators see that turn', () => {
  // Each entry ends a turn. Entry 3 reveals the order that was given in secret at entry 1.
  let turn = 1;
  const game = {
    rules: { clock: () => ({ now: turn }) },
    position: { state: null },
    head: 0,
    over: false,
    openedBy: (n: number) => (n === 3 ? [1] : []),
    // The judge's entry: the order is open.
    entryFor: (_: null, entry: unknown) => entry,
    append() {
      game.head++;
      turn++;
    },
  };
  const feed = new SeatFeed(game as unknown as ConstructorParameters<typeof SeatFeed>[0], true);
  const append = (n: number) =>
    feed.append({
      n,
      side: 0,
      ...(n === 1 && { seal: 'seal' }),
      answer: `answer ${n}`,
      dice: [],
      hash: '',
    } as Entry);
  const told = (after: number) =>
    feed.after(after, null).map((each) => ('answer' in each ? each.answer : `${each.n} sealed`));
  for (const n of [1, 2, 3]) append(n);
  assert.deepEqual(told(0), ['1 sealed', 'answer 2']);
  append(4);
  assert.deepEqual(told(2), ['answer 1', 'answer 3']);
  assert.deepEqual(told(0), ['answer 1', 'answer 2', 'answer 3'], 'one who comes now');
});
