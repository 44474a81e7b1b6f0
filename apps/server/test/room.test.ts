import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { Fault } from '../src/fault.ts';
import type { News, Room } from '../src/judge/room.ts';
import { Rooms } from '../src/judge/rooms.ts';
import { loadSystems, type Systems } from '../src/registry.ts';
import { openEmbedded } from '../src/store/embedded.ts';
import { type Store, storeFault, storeOn } from '../src/store/store.ts';
import { layEmptyStore } from './emptyStore.ts';
import { CLOSE, TOY, WAIT } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-room-'));
const full = storeFault(new Error('could not extend file: No space left on device'));
let store: Store;
let systems: Systems;
/** How the next append goes wrong: before anything is written, or after, with the word of it lost. */
let trouble: 'before' | 'after' | null = null;

before(async () => {
  await layEmptyStore(folder);
  const { db, close } = await openEmbedded(folder);
  const real = storeOn(db, close);
  store = {
    ...real,
    async append(...entry) {
      const now = trouble;
      trouble = null;
      if (now === 'before') throw full;
      const done = await real.append(...entry);
      if (now === 'after') throw storeFault(new Error('connection lost'));
      return done;
    },
  };
  systems = await loadSystems(TOY);
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

let room: Room;
let news: News[];
beforeEach(async () => {
  const rooms = new Rooms(systems, store, () => undefined);
  const seats = [{ kind: 'human' }, { kind: 'human' }] as [{ kind: 'human' }, { kind: 'human' }];
  ({ room } = await rooms.create({ system: 'toy', battle: 'yard', options: {}, seats }));
  news = [];
  room.watch((heard) => news.push(heard));
});

test('when the disk is full nothing is told and nothing has changed; the same answer goes through once there is room', async () => {
  trouble = 'before';
  const sent = { n: 1, cmd: 'a', answer: CLOSE };
  await assert.rejects(room.answer(0, sent), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.deepEqual([error.status, error.body.code], [507, 'disk-full']);
    assert.match(error.message, /^The disk is full: nothing was written\. Make room/);
    return true;
  });
  assert.deepEqual([room.head, news.length, room.entries(0, 0).entries.length], [0, 0, 0]);
  assert.deepEqual(await room.answer(0, sent), { cmd: 'a', n: 1, repeat: false, offer: null });
  assert.deepEqual(news, [{ t: 'grown' }]);
});

test('an entry that was written though the store failed to say so is found, told once, and acknowledged as a repeat', async () => {
  trouble = 'after';
  const sent = { n: 1, cmd: 'a', answer: CLOSE };
  await assert.rejects(room.answer(0, sent), /could not be saved just now/);
  assert.equal(news.length, 0);
  assert.deepEqual(await room.answer(0, sent), { cmd: 'a', n: 1, repeat: true, offer: null });
  assert.deepEqual([room.head, news], [1, [{ t: 'grown' }]]);
});

test('entries another process has written are found before this one answers', async () => {
  const other = await new Rooms(systems, store, () => undefined).room(room.id);
  await other.answer(0, { n: 1, cmd: 'a', answer: CLOSE });
  await assert.rejects(room.answer(0, { n: 1, cmd: 'b', answer: WAIT }), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.deepEqual([error.body.code, error.body.head], ['stale', 1]);
    return true;
  });
  assert.deepEqual(room.record(0), other.record(0));
});

test('a declined or overtaken take-back leaves play where it is', async () => {
  await room.answer(0, { n: 1, cmd: '1', answer: CLOSE });
  await room.answer(1, { n: 2, cmd: '2', answer: WAIT });
  const asked = await room.back(1, { n: 3, cmd: '3', to: 1 });
  assert.deepEqual(asked.offer, { side: 1, to: 1 });
  await room.answerOffer(0, { n: 3, cmd: '4', agree: false });
  assert.equal(room.view(0).offer, null);
  await room.back(1, { n: 3, cmd: '5', to: 1 });
  await room.answer(0, { n: 3, cmd: '6', answer: { strike: 0 } });
  assert.equal(room.view(0).offer, null);
  await assert.rejects(room.answerOffer(0, { n: 4, cmd: '7', agree: true }), /has not asked/);
  assert.equal(room.head, 3);
});

test('a take-back to what never was is refused, not offered', async () => {
  await room.answer(0, { n: 1, cmd: '1', answer: CLOSE });
  await assert.rejects(room.back(0, { n: 2, cmd: '2', to: 7 }), (error: unknown) => error instanceof Fault);
  assert.equal(room.view(0).offer, null);
});
