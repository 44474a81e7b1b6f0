/** A backup of a running server, and the result of restoring it. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import type { EntriesAnswer } from '@linstock/protocol';
import { startServer } from '../src/serve.ts';
import { backupGames, restoreGames } from '../src/store/backup.ts';
import { openDatabase } from '../src/store/database.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import { bareGame } from './bareGame.ts';
import { CLOSE, call, newDuel, TOY } from './table.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-backup-'));
after(() => rmSync(base, { recursive: true, force: true }));

/** A data folder with these games. */
async function folderWith(name: string, ...ids: string[]): Promise<string> {
  const folder = join(base, name);
  const store = sqliteStore(openDatabase(folder));
  for (const id of ids) await store.create(bareGame(id));
  await store.close();
  return folder;
}

/** A store of several megabytes with one game, to which entries are written without a pause until it is stopped. */
async function busyStore(name: string) {
  const store = sqliteStore(openDatabase(join(base, name)));
  await store.create(bareGame('g'));
  let head = 0;
  let writing = true;
  const write = async (): Promise<void> => {
    for (; writing; head++) {
      const entry = { n: head + 1, side: 0, nonce: 'n'.repeat(20_000), hash: '' } as const;
      assert.equal((await store.append('g', entry, null)).kind, 'appended');
    }
  };
  const written = write();
  while (head < 300) await setImmediate();
  return { store, written, head: () => head, stop: () => (writing = false) };
}

async function gamesIn(folder: string): Promise<unknown[]> {
  const db = openDatabase(folder);
  const ids = db.prepare('select id from game order by id').all();
  db.close();
  return ids.map(({ id }) => id);
}

test('a backup of a running server has all acknowledged entries, and the restored server continues', async () => {
  const [data, file, other] = [join(base, 'runs'), join(base, 'runs.backup'), join(base, 'moved')];
  const server = await startServer({ data, port: 0, systems: TOY });
  const { id, tokens } = await newDuel(server.address);
  const command = (address: string, side: 0 | 1, body: object) =>
    call(address, 'POST', `/api/games/${id}/commands`, { body, token: tokens[side] });
  await command(server.address, 0, { t: 'answer', seen: 0, cmd: 'a', answer: CLOSE });
  await backupGames(data, file);
  await command(server.address, 1, { t: 'nonce', seen: 1, cmd: 'n', nonce: 'after the backup' });
  await server.close();
  assert.ok(!existsSync(join(data, 'games.control')));
  if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(restoreGames(other, file), { games: 1, replaced: null });
  const again = await startServer({ data: other, port: 0, systems: TOY });
  const { body } = await call<EntriesAnswer>(again.address, 'GET', `/api/games/${id}/entries`);
  assert.equal(body.head, 1);
  const reply = await command(again.address, 1, {
    t: 'nonce',
    seen: 1,
    cmd: 'n',
    nonce: 'after the restore',
  });
  assert.equal(reply.status, 200, JSON.stringify(reply.body));
  await again.close();
});

test('a backup made during writes is complete: it has all entries acknowledged before it began', async () => {
  const { store, written, head, stop } = await busyStore('busy');
  const file = join(base, 'busy.backup');
  const before = head();
  try {
    await store.backup(file);
  } finally {
    stop();
  }
  await written;
  await store.close();
  const folder = join(base, 'busy restored');
  restoreGames(folder, file);
  const restored = sqliteStore(openDatabase(folder));
  const log = await restored.entries('g', 0);
  assert.ok(log.length >= before, `${before} acknowledged, ${log.length} in the backup`);
  assert.equal(log.at(-1)?.n, log.length);
  await restored.close();
});

test('a backup ends even under constant writes: it copies a megabyte between two commits', async () => {
  const { store, written, head, stop } = await busyStore('fast');
  const files = ['fast.backup', 'also fast.backup'].map((name) => join(base, name));
  const before = head();
  try {
    await Promise.all(files.map((file) => store.backup(file)));
  } finally {
    stop();
  }
  await written;
  await store.close();
  const steps = files.map((file) => Math.ceil(statSync(file).size / 1_048_576));
  assert.ok(Math.min(...steps) > 4, steps.join());
  const commits = head() - before;
  assert.ok(
    commits <= (steps[0] ?? 0) + (steps[1] ?? 0) + 2,
    `${commits} commits in ${steps.join(' + ')} steps`,
  );
});

test('a restore moves the games that were there aside, and refuses to do so twice', async () => {
  const [data, file] = [await folderWith('full', 'old'), join(base, 'full.backup')];
  await backupGames(await folderWith('source', 'new 1', 'new 2'), file);
  const replaced = join(data, 'games.replaced');
  assert.deepEqual(restoreGames(data, file), { games: 2, replaced });
  assert.deepEqual([await gamesIn(data), await gamesIn(replaced)], [['new 1', 'new 2'], ['old']]);
  assert.throws(() => restoreGames(data, file), /still in .*games\.replaced\. Move or delete/);
  assert.deepEqual(await gamesIn(data), ['new 1', 'new 2']);
});

test('a damaged database can be restored over', async () => {
  const [data, file] = [await folderWith('damaged', 'g'), join(base, 'sound.backup')];
  await backupGames(data, file);
  writeFileSync(join(data, 'games.sqlite'), 'this is no database'.repeat(1000));
  assert.equal(restoreGames(data, file).games, 1);
  assert.deepEqual(await gamesIn(data), ['g']);
});

test('a file that is no backup is refused, and changes nothing', async () => {
  const data = await folderWith('kept', 'g');
  const rows: [string, string | Buffer | null][] = [
    ['missing', null],
    ['empty', ''],
    ['text', 'this is no database'.repeat(1000)],
    ['cut', readFileSync(join(data, 'games.sqlite')).subarray(0, 8192)],
  ];
  for (const [name, content] of rows) {
    const file = join(base, `${name}.backup`);
    if (content !== null) writeFileSync(file, content);
    assert.throws(() => restoreGames(data, file), /backup is no sound backup .*Nothing was changed\.$/, name);
  }
  assert.deepEqual(readdirSync(data), ['games.sqlite']);
  assert.deepEqual(await gamesIn(data), ['g']);
});

test('a failed backup, or a restore while the server runs, is explained in one sentence', async () => {
  const data = await folderWith('refused', 'g');
  const nowhere = join(base, 'nowhere', 'b');
  await assert.rejects(backupGames(join(base, 'nothing'), nowhere), /There are no games in .*nothing/);
  await assert.rejects(backupGames(data, nowhere), /nowhere\/b cannot be written \(ENOENT/);
  const file = join(base, 'refused.backup');
  await backupGames(data, file);
  const server = await startServer({ data, port: 0, systems: TOY });
  await assert.rejects(backupGames(data, nowhere), /nowhere\/b cannot be written \(ENOENT/);
  assert.throws(() => restoreGames(data, file), /refused is in use by another Linstock/);
  await server.close();
});

test('a running server accepts commands only from a user who can read its data folder', async () => {
  const data = join(base, 'control');
  const server = await startServer({ data, port: 0, systems: TOY });
  const control = join(data, 'games.control');
  if (process.platform !== 'win32') assert.equal(statSync(control).mode & 0o777, 0o600);
  const { port, token } = JSON.parse(readFileSync(control, 'utf8')) as { port: number; token: string };
  const file = join(base, 'stolen.backup');
  for (const headers of [
    {},
    { authorization: 'Bearer' },
    { authorization: `Bearer ${'x'.repeat(token.length)}` },
  ]) {
    const address = `http://127.0.0.1:${port}/backup`;
    const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ file }) });
    assert.deepEqual([reply.status, existsSync(file)], [401, false]);
  }
  assert.equal((await fetch(`${server.address}/backup`, { method: 'POST' })).status, 404);
  await server.close();
});
