/** The tables that are not part of the games, the jobs and readers in them and the bus, on every available engine. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { localBus } from '../src/bus/localBus.ts';
import { Readers } from '../src/clocks/readers.ts';
import { Fault } from '../src/fault.ts';
import { TableJobs } from '../src/jobs/tableJobs.ts';
import { openDatabase } from '../src/store/database.ts';
import { DiskGuard } from '../src/store/diskGuard.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import { openSqliteTables } from '../src/tables/sqliteTables.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { bareGame } from './bareGame.ts';
import { withPostgres } from './postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-tables-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const raise = (error: unknown): never => {
  throw error;
};

/** Jobs of a queue are done when due, the latest of a key once, and again after a failure. */
async function checkJobs(tables: TableStore): Promise<void> {
  let now = 1000;
  const faults: unknown[] = [];
  const done: string[] = [];
  let told = Promise.withResolvers<void>();
  const jobs = new TableJobs(
    tables,
    () => now,
    (error) => faults.push(error),
  );
  jobs.work('post', z.string(), async (data) => {
    done.push(data);
    if (data === 'fails' && done.length === 2) throw new Error('no line');
    if (done.length !== 3) told.resolve();
  });
  await Promise.all([jobs.schedule('post', 'a', 900, 'old'), jobs.schedule('post', 'a', 1000, 'new')]);
  await jobs.schedule('post', 'b', 5000, 'later');
  await jobs.schedule('post', 'c', 900, 'taken back');
  await jobs.cancel('post', 'c');
  await jobs.start();
  await told.promise;
  assert.deepEqual(done, ['new']);
  assert.equal(faults.length, 0);
  told = Promise.withResolvers();
  await jobs.schedule('post', 'd', 1000, 'fails');
  // The clock of the jobs does not run by itself: the second try is due after it was moved.
  while (faults.length === 0) await new Promise(setImmediate);
  now = 4000;
  await jobs.schedule('post', 'e', 2000, 'wakes');
  await told.promise;
  await jobs.close();
  assert.deepEqual(done.slice(0, 2), ['new', 'fails']);
  // Both are due now, and the second try may come first.
  assert.deepEqual(done.slice(2).sort(), ['fails', 'wakes']);
  const left = await tables.selectFrom('job').select('key').execute();
  assert.ok(
    left.some(({ key }) => key === 'b'),
    'what is not due waits',
  );
}

test('jobs in SQLite run when due, only the latest of each key, and again after a failure', async () => {
  const db = openDatabase(join(folder, 'jobs'));
  await checkJobs(await openSqliteTables(db, new DiskGuard(raise)));
  db.close();
});

test('jobs in PostgreSQL run when due, only the latest of each key, and again after a failure', (t) =>
  withPostgres(t, checkJobs));

/** Readers who come or go at the same time are all noted. */
async function checkReaders(tables: TableStore): Promise<void> {
  const readers = new Readers(tables, randomUUID(), Date.now);
  const games = Array.from({ length: 20 }, (_, i) => `readers-${i}`);
  const connected = async (): Promise<number> => {
    const found = await Promise.all(games.map((game) => readers.at(game)));
    return found.flatMap(({ sides }) => sides).filter((side) => side.connected).length;
  };
  const note = (here: number) =>
    Promise.all(games.flatMap((game) => ([0, 1] as const).map((side) => readers.save(game, side, here))));
  await note(1);
  assert.equal(await connected(), 40);
  await note(0);
  assert.equal(await connected(), 0);
}

test('on SQLite all readers who come or go at once are noted', async () => {
  const db = openDatabase(join(folder, 'readers'));
  await checkReaders(await openSqliteTables(db, new DiskGuard(raise)));
  db.close();
});

test('on PostgreSQL all readers who come or go at once are noted', (t) => withPostgres(t, checkReaders));

test('a game is stored even during a transaction on the other tables', async () => {
  const db = openDatabase(join(folder, 'both'));
  const store = sqliteStore(db);
  const tables = await openSqliteTables(db, new DiskGuard(raise));
  const row = { queue: 'q', due: 1, data: '0', version: 'v' };
  await tables
    .transaction()
    .execute(async (step) => {
      await step
        .insertInto('job')
        .values({ ...row, key: 'kept not' })
        .execute();
      const stored = store.create(bareGame('mill'));
      await new Promise(setImmediate);
      assert.equal(await store.game('mill'), null, 'it waits for the transaction');
      void stored;
      throw new Error('rolled back');
    })
    .catch((error: unknown) => assert.match(String(error), /rolled back/));
  await store.finish('mill');
  assert.equal((await store.game('mill'))?.over, true);
  assert.deepEqual(await tables.selectFrom('job').selectAll().execute(), []);
  await store.close();
});

test('tables of a newer version are refused with one sentence', async () => {
  const db = openDatabase(join(folder, 'newer'));
  const tables = await openSqliteTables(db, new DiskGuard(raise));
  db.exec("insert into kysely_migration values ('999-later', '2031-01-01T00:00:00.000Z')");
  await assert.rejects(
    openSqliteTables(db, new DiskGuard(raise)),
    (error: unknown) => error instanceof Fault && /newer version of Linstock/.test(error.message),
  );
  await tables.destroy();
  db.close();
});

test('the bus delivers a message to each subscriber whose schema accepts it, until it unsubscribes', async () => {
  const bus = localBus();
  const heard: unknown[] = [];
  const leave = bus.subscribe('game.1', z.number(), (n) => heard.push(n));
  bus.subscribe('game.1', z.string(), (text) => heard.push(text));
  bus.publish('game.1', 7);
  bus.publish('game.1', 'seven');
  bus.publish('game.2', 9);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  leave();
  bus.publish('game.1', 8);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  assert.deepEqual(heard, [7, 'seven']);
});
