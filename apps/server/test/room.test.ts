import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { Judge } from '@linstock/judge';
import type { Command, HostMessage } from '@linstock/protocol';
import { Fault, faultOf } from '../src/fault.ts';
import { Rooms } from '../src/games/rooms.ts';
import { newSecret } from '../src/games/tokens.ts';
import { loadSystems } from '../src/registry.ts';
import { openDatabase } from '../src/store/database.ts';
import { writeFault } from '../src/store/faults.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { CLOSE, TOY } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-room-'));
const full = writeFault(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
let store: Store;
let rooms: Rooms;
/** The way the next append fails: before anything is written, or after, with the reply lost. */
let trouble: 'before' | 'after' | null = null;

before(async () => {
  const real = sqliteStore(openDatabase(folder));
  store = {
    ...real,
    async append(...entry) {
      const now = trouble;
      trouble = null;
      if (now === 'before') throw full;
      const done = await real.append(...entry);
      if (now === 'after') throw writeFault(new Error('connection lost'));
      return done;
    },
  };
  rooms = new Rooms(
    await loadSystems(TOY),
    store,
    {
      store,
      think: () => assert.fail('nobody thinks here'),
      secret: newSecret,
      breathe: () => Promise.resolve(),
      now: () => 0,
      fault: (error) => faultOf(error).body,
      grown: () => undefined,
    },
    { check: () => assert.fail('nothing is brought here') },
  );
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let judge: Judge;
let told: HostMessage[];
beforeEach(async () => {
  const seats = [{ kind: 'human' }, { kind: 'human' }] as [{ kind: 'human' }, { kind: 'human' }];
  ({
    room: { judge },
  } = await rooms.create({ system: 'toy', battle: 'yard', options: {}, seats }, 'somebody'));
  told = [];
  judge.join(1, 0, (message) => void told.push(message));
  await judge.settled();
  told.length = 0;
});

const sent: Command = { t: 'answer', seen: 0, cmd: 'a', answer: CLOSE };
const numbers = (): number[] =>
  told.flatMap((message) => (message.t === 'entries' ? message.entries.map(({ n }) => n) : []));

test('on a full disk nothing is published or changed; the same answer is accepted once there is space', async () => {
  trouble = 'before';
  await assert.rejects(judge.takeCommand(0, sent), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.deepEqual([error.status, error.body.code], [507, 'disk-full']);
    assert.match(error.message, /^The disk is full: nothing was written\. Make room/);
    return true;
  });
  assert.deepEqual([judge.head, told.length, judge.entries(0, 0).length], [0, 0, 0]);
  assert.deepEqual(await judge.takeCommand(0, sent), { cmd: 'a', n: 1, repeat: false });
  assert.deepEqual(numbers(), [1]);
});

test('an entry that was written despite a store error is found, published once, acknowledged as a repeat', async () => {
  trouble = 'after';
  await assert.rejects(judge.takeCommand(0, sent), /could not be saved now/);
  assert.deepEqual(numbers(), []);
  assert.deepEqual(await judge.takeCommand(0, sent), { cmd: 'a', n: 1, repeat: true });
  assert.deepEqual([judge.head, numbers()], [1, [1]]);
});
