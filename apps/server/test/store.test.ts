/** The embedded store: the judge's contract, group commit, and failures of the disk or the process. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { storeContract } from '@linstock/judge/contract';
import type { Entry } from '@linstock/kernel';
import { Fault } from '../src/fault.ts';
import { openDatabase } from '../src/store/database.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { NewGame, Store } from '../src/store/store.ts';
import { bareGame } from './bareGame.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-store-'));
const writer = join(import.meta.dirname, 'store-writer.ts');
let db: DatabaseSync;
let store: Store;

before(() => {
  db = openDatabase(join(folder, 'here'));
  store = sqliteStore(db);
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A new game with seats without owners. */
function add(game: Partial<NewGame> & { readonly id: string }): Promise<void> {
  return store.create({ ...bareGame(game.id), ...game });
}

/** An entry with a text of this many bytes. */
function entryOf(n: number, bytes = 1): Entry {
  return { n, side: 0, nonce: 'n'.repeat(bytes), hash: `hash ${n}` };
}

/** The codes of rejected promises and the values of the others. */
async function outcomes(done: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(done);
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Fault).body.code));
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

test('in one group of appends a stale, a repeated and an unknown one fail alone, and the rest is written', async () => {
  for (const id of ['one', 'two']) await add({ id });
  await store.append('one', entryOf(1), 'a');
  assert.deepEqual(
    await outcomes([
      store.append('one', entryOf(2), 'b'),
      store.append('one', entryOf(3), null),
      store.append('one', entryOf(3), 'c'),
      store.append('one', entryOf(4), 'a'),
      store.append('nowhere', entryOf(1), 'a'),
      store.append('two', entryOf(1), 'a'),
    ]),
    [
      { kind: 'appended' },
      { kind: 'appended' },
      { kind: 'stale' },
      { kind: 'repeat', n: 1 },
      { kind: 'gone' },
      { kind: 'appended' },
    ],
  );
  assert.deepEqual(
    [...(await store.commands('one', 0))],
    [
      ['a', 1],
      ['b', 2],
    ],
  );
});

test('a game created twice in one group is refused once, and the others are created', async () => {
  const ids = ['first', 'second', 'second', 'third'];
  const done = await outcomes(ids.map((id) => add({ id })));
  assert.deepEqual(done, [undefined, undefined, 'store-failed', undefined]);
  assert.deepEqual(
    (await Promise.all(ids.map((id) => store.game(id)))).map((game) => game?.head),
    [0, 0, 0, 0],
  );
});

test('if one entry of a group does not fit on the disk, only that one is refused, and later it fits', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => `tight ${i}`);
  for (const id of ids) await add({ id });
  const { page_count: pages } = db.prepare('pragma page_count').get() as { page_count: number };
  db.exec(`pragma max_page_count = ${pages + 10}`);
  const append = (id: string, i: number) => store.append(id, entryOf(1, i === 7 ? 100_000 : 10), 'a');
  const done = await outcomes(ids.map(append));
  db.exec('pragma max_page_count = 1000000');
  assert.deepEqual(
    done,
    ids.map((_, i) => (i === 7 ? 'disk-full' : { kind: 'appended' })),
  );
  assert.deepEqual(await append('tight 7', 7), { kind: 'appended' });
});

test('games with a bot or standing answers are listed as those that may have to continue by themselves', async () => {
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

test('the disk space of a removed game is given back, and its text is nowhere in the files', async () => {
  const data = join(folder, 'large');
  const file = join(data, 'games.sqlite');
  const large = sqliteStore(openDatabase(data));
  const entries = Array.from({ length: 500 }, (_, i) => entryOf(i + 1, 4000));
  await large.create({ ...bareGame('large'), entries });
  await large.create({ ...bareGame('small'), entries: [entryOf(1)] });
  await large.remove('large');
  assert.deepEqual(await large.entries('small', 0), [entryOf(1)]);
  await large.close();
  assert.ok(statSync(file).size < 100_000, `${statSync(file).size}`);
  assert.doesNotMatch(readFileSync(file, 'latin1'), /nnnn/);
});

test('a second process is refused the folder, with advice in a sentence', () => {
  assert.throws(
    () => openDatabase(join(folder, 'here')),
    (error: unknown) => {
      assert.ok(error instanceof Fault);
      assert.equal(error.body.code, 'folder-in-use');
      assert.match(error.message, /in use by another Linstock.*--data/);
      return true;
    },
  );
});

test('a process killed while it writes has lost nothing it acknowledged', async () => {
  const data = join(folder, 'killed');
  let acknowledged = 0;
  for (const upTo of [20, 150, 400]) {
    const child = spawn(process.execPath, [writer, data], { stdio: ['ignore', 'pipe', 'inherit'] });
    acknowledged = await killedAfter(child, upTo);
    assert.ok(acknowledged >= upTo);
  }
  const reader = sqliteStore(openDatabase(data));
  const log = await reader.entries('g', 0);
  assert.ok(log.length >= acknowledged, `${acknowledged} acknowledged, ${log.length} there`);
  assert.deepEqual(
    log.map((entry) => entry.n),
    log.map((_, i) => i + 1),
  );
  await reader.close();
});

test('a damaged table makes reads fail as reads and writes as writes', async () => {
  const damaged = openDatabase(join(folder, 'damaged'));
  const kept = sqliteStore(damaged);
  await kept.create(bareGame('g'));
  damaged.exec('drop table standing');
  await assert.rejects(kept.standing('g', 0), /could not be read.*copy of its data folder/);
  await assert.rejects(kept.saveStanding('g', 0, {}), /could not be saved now/);
  await kept.close();
});

test('if the disk fails, the store says so once and never writes again', {
  skip: process.platform === 'win32' && 'needs ulimit',
}, async () => {
  const data = join(folder, 'failing');
  // The limit on the size of a file fails a write as a broken disk does.
  const shell = ['-c', 'ulimit -f 2000 && exec "$@"', 'sh', process.execPath, writer, data, '10000'];
  const child = spawn('bash', shell, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let acknowledged = 0;
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) acknowledged = Number(line);
  const [code] = (await ended) as [number];
  assert.deepEqual([code, said.includes('The disk of this server failed')], [3, true], said);
  assert.ok(acknowledged > 0);
  const again = sqliteStore(openDatabase(data));
  const log = await again.entries('g', 0);
  assert.ok(log.length >= acknowledged, `${acknowledged} acknowledged, ${log.length} there`);
  await again.close();
});

test('data of an older version is brought up to date', async () => {
  const data = join(folder, 'older');
  const older = openDatabase(data);
  older.exec('drop table discarded; pragma user_version = 1');
  older.close();
  const kept = sqliteStore(openDatabase(data));
  assert.deepEqual(await kept.madeBy('somebody', 30), { lately: 0, machines: 0, discarded: 0 });
  await kept.close();
});

test('data of a newer version is refused with advice and left unchanged', () => {
  const data = join(folder, 'other');
  const newer = openDatabase(data);
  newer.exec('pragma user_version = 999');
  newer.close();
  for (const _ of [1, 2])
    assert.throws(() => openDatabase(data), /made by a newer version of Linstock.*--data/);
});
