import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { storeContract } from '@linstock/judge/contract';
import type { Entry } from '@linstock/kernel';
import { sql } from 'kysely';
import { Fault } from '../src/fault.ts';
import { type OpenDatabase, openEmbedded, tidy } from '../src/store/embedded.ts';
import { type NewGame, type Store, storeOn } from '../src/store/store.ts';
import { bareGame } from './bareGame.ts';
import { layEmptyStore } from './emptyStore.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-store-'));
const writer = join(import.meta.dirname, 'store-writer.ts');
let opened: OpenDatabase;
let store: Store;

before(async () => {
  opened = await openEmbedded(join(folder, 'here'));
  store = storeOn(opened.db, opened.close);
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A new game with seats without owners. */
function add(game: Partial<NewGame> & { readonly id: string }): Promise<void> {
  return store.create({ ...bareGame(game.id), ...game });
}

/** An entry that takes a kilobyte. */
function largeEntry(n: number): Entry {
  return { n, side: 0, nonce: 'a nonce, '.repeat(100), hash: `hash ${n}` };
}

/** Runs a writer until it has acknowledged `upTo` entries, then kills it without warning; returns the last it reported. */
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

for (const check of storeContract(() => ({ store, add: ({ id }) => add({ id }) })))
  test(check.name, check.run);

test('a game with a bot or with standing answers is among those that may have to go on by themselves', async () => {
  await add({ id: 'people' });
  await add({ id: 'bot', seats: [{ side: 0, tokenHash: null, linkHash: null, name: 'Bot', bot: 'easy' }] });
  await add({ id: 'answered' });
  await store.saveStanding('answered', 1, { all: 'never' });
  await add({
    id: 'done',
    over: true,
    seats: [{ side: 0, tokenHash: null, linkHash: null, name: 'Bot', bot: 'easy' }],
  });
  const found = (await store.unattended()).filter((id) => ['people', 'bot', 'answered', 'done'].includes(id));
  assert.deepEqual(found.sort(), ['answered', 'bot']);
});

test('the room of games that were deleted is used again', async () => {
  const bytes = async () => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_total_relation_size('entry')::integer as bytes
    `.execute(opened.db);
    return rows[0]?.bytes ?? 0;
  };
  const before = await bytes();
  const entries = Array.from({ length: 500 }, (_, i) => largeEntry(i + 1));
  await add({ id: 'large', entries });
  const large = (await bytes()) - before;
  await store.remove('large');
  await tidy(opened.db);
  await add({ id: 'another', entries });
  assert.ok((await bytes()) - before < 1.2 * large, `${before}, ${large}, ${await bytes()}`);
  await store.remove('another');
});

test('a second process is refused the folder, with advice in a sentence', async () => {
  await assert.rejects(openEmbedded(join(folder, 'here')), (error: unknown) => {
    assert.ok(error instanceof Fault);
    assert.equal(error.body.code, 'folder-in-use');
    assert.match(error.message, /in use by another Linstock.*--data/);
    return true;
  });
});

test('a process killed while it writes has lost nothing it acknowledged', async () => {
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
    log.map((entry) => entry.n),
    log.map((_, i) => i + 1),
  );
  await reader.close();
});

test('a damaged table fails reads as reads, and writes as writes', async () => {
  const damaged = await openEmbedded(join(folder, 'damaged'));
  const kept = storeOn(damaged.db, damaged.close);
  await sql`drop table standing`.execute(damaged.db);
  await assert.rejects(kept.standing('g', 0), /could not be read.*copy of its data folder/);
  await assert.rejects(kept.saveStanding('g', 0, {}), /could not be saved just now/);
  await kept.close();
});

test('data of an older version is migrated; data of a newer one is refused with advice and left unchanged', async () => {
  const data = join(folder, 'other');
  await layEmptyStore(data);
  const older = await openEmbedded(data);
  await sql`alter table entry drop column at`.execute(older.db);
  await sql`delete from kysely_migration where name = '005_when'`.execute(older.db);
  await older.close();
  const { db, close } = await openEmbedded(data);
  await sql`select at from entry`.execute(db);
  const row = { name: '999_later', timestamp: '2999-01-01T00:00:00Z' };
  await sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`.execute(
    db,
  );
  await close();
  for (const _ of [1, 2])
    await assert.rejects(openEmbedded(data), /made by another version of Linstock.*--data/);
});
