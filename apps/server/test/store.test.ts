import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { Fault } from '../src/fault.ts';
import { type Opened, openEmbedded } from '../src/store/embedded.ts';
import { type Store, storeOn } from '../src/store/store.ts';
import { layEmptyStore } from './emptyStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-store-'));
const writer = join(import.meta.dirname, 'store-writer.ts');
let opened: Opened;
let store: Store;

before(async () => {
  opened = await openEmbedded(join(folder, 'here'));
  store = storeOn(opened.db, opened.close);
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newGame(id: string, entries: readonly string[] = []): Promise<void> {
  await store.create({ id, header: '{}', secret: 's', over: false, seats: [], entries });
}

/** Runs a writer until it has acknowledged `upTo` entries, then kills it without warning; gives the last it told. */
async function killedAfter(child: ChildProcess, upTo: number): Promise<number> {
  let last = 0;
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout! })) {
    last = Number(line);
    if (last >= upTo) child.kill('SIGKILL');
  }
  await ended;
  return last;
}

test('of many writers of one number exactly one wins, and the log has no gap', async () => {
  await newGame('race');
  const wins = new Map<number, number>();
  const write = async (who: number): Promise<void> => {
    let n = 1;
    for (let attempt = 0; attempt < 40; attempt++) {
      const done = await store.append('race', n, `${who}:${attempt}`, `{"who":${who}}`);
      if (done.kind === 'appended') {
        wins.set(n, (wins.get(n) ?? 0) + 1);
        n++;
      } else if (done.kind === 'stale') n = done.head + 1;
      else assert.fail(`unexpected ${done.kind}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, who) => write(who)));
  const log = await store.entries('race', 0);
  assert.deepEqual(
    log.map((entry) => entry.n),
    log.map((_, i) => i + 1),
  );
  assert.equal(wins.size, log.length);
  assert.ok([...wins.values()].every((count) => count === 1));
  assert.equal((await store.game('race'))?.head, log.length);
});

test('a command sent twice is one entry, and the second time it is told which', async () => {
  await newGame('repeat');
  const both = await Promise.all([
    store.append('repeat', 1, 'a', '{}'),
    store.append('repeat', 1, 'a', '{}'),
  ]);
  assert.deepEqual(both.map((done) => done.kind).sort(), ['appended', 'repeat']);
  await store.append('repeat', 2, 'b', '{}');
  assert.deepEqual(await store.append('repeat', 3, 'a', '{}'), { kind: 'repeat', n: 1 });
  assert.equal((await store.entries('repeat', 0)).length, 2);
});

test('a stale number, one too far ahead and an unknown game are told apart, and write nothing', async () => {
  await newGame('stale', ['{"first":true}']);
  assert.deepEqual(await store.append('stale', 1, 'x', '{}'), { kind: 'stale', head: 1 });
  assert.deepEqual(await store.append('stale', 5, 'x', '{}'), { kind: 'stale', head: 1 });
  assert.deepEqual(await store.append('nowhere', 1, 'x', '{}'), { kind: 'gone' });
  assert.deepEqual(await store.entries('stale', 0), [{ n: 1, body: '{"first":true}' }]);
});

test('a game removed takes its entries and seats with it and leaves the others', async () => {
  await newGame('left');
  const seats = [{ side: 0 as const, tokenHash: null, name: 'Bot', bot: 'easy' }];
  await store.create({ id: 'going', header: '{}', secret: '', over: false, seats, entries: ['{}'] });
  assert.ok((await store.withBots()).includes('going'));
  assert.equal(await store.remove('going'), true);
  assert.equal(await store.remove('going'), false);
  assert.equal(await store.game('going'), null);
  assert.deepEqual(await store.entries('going', 0), []);
  assert.ok(await store.game('left'));
});

test('a second process is refused the folder, with a sentence that says what to do', async () => {
  await assert.rejects(openEmbedded(join(folder, 'here')), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.equal(error.body.code, 'folder-in-use');
    assert.match(error.message, /in use by another Linstock.*--data/);
    return true;
  });
});

test('a process killed while it writes has lost nothing it acknowledged', { timeout: 60_000 }, async () => {
  const data = join(folder, 'killed');
  await layEmptyStore(data);
  let acknowledged = 0;
  for (const upTo of [20, 150]) {
    const child = spawn(process.execPath, [writer, data], { stdio: ['ignore', 'pipe', 'inherit'] });
    acknowledged = await killedAfter(child, upTo);
    assert.ok(acknowledged >= upTo);
  }
  const again = await openEmbedded(data);
  const reader = storeOn(again.db, again.close);
  const log = await reader.entries('g', 0);
  assert.ok(log.length >= acknowledged, `${acknowledged} acknowledged, ${log.length} there`);
  assert.deepEqual(
    log.map((entry) => (JSON.parse(entry.body) as { n: number }).n),
    log.map((_, i) => i + 1),
  );
  await reader.close();
});

test('data of a newer version is refused with what to do, and left as it is', async () => {
  const data = join(folder, 'newer');
  await layEmptyStore(data);
  const { db, close } = await openEmbedded(data);
  const row = { name: '999_later', timestamp: '2999-01-01T00:00:00Z' };
  await sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`.execute(
    db,
  );
  await close();
  for (const _ of [1, 2])
    await assert.rejects(openEmbedded(data), /made by another version of Linstock.*--data/);
});
