/**
 * Converting the games that an earlier Linstock stored with PGlite. `old-games.json` was written by such a server:
 * two duels, one of them resigned, that one imported again as a record, a game with a bot, and a gauntlet with a
 * sealed and a standing answer.
 */
import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import type { EntriesAnswer } from '@linstock/protocol';
import { z } from 'zod';
import { startServer } from '../src/serve.ts';
import { convertFolder } from '../src/store/convertFolder.ts';
import { openDatabase } from '../src/store/database.ts';
import { type OldGame, oldGameSchema } from '../src/store/oldGames.ts';
import { lockOldGames } from '../src/store/oldLock.ts';
import { call, TOY } from './table.ts';

const base = mkdtempSync(join(tmpdir(), 'linstock-convert-'));
after(() => rmSync(base, { recursive: true, force: true }));

const GAMES = z
  .array(oldGameSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'old-games.json'), 'utf8')));

const installed = existsSync(
  createRequire(import.meta.url)
    .resolve.paths('x')
    ?.map((path) => join(path, '@electric-sql/pglite'))
    .find(existsSync) ?? '',
);

/** A data folder as an earlier Linstock left it, without its database. */
function oldFolder(name: string): string {
  const home = join(base, name);
  mkdirSync(join(home, 'games'), { recursive: true });
  writeFileSync(join(home, 'games', 'PG_VERSION'), '18\n');
  return home;
}

const reading = (games: readonly OldGame[]) =>
  async function* (): AsyncGenerator<OldGame> {
    yield* games;
  };

/** The content of all tables in a data folder. */
function tables(home: string): Record<string, unknown[]> {
  const db = new DatabaseSync(join(home, 'games.sqlite'), { readOnly: true });
  const names = ['game', 'seat', 'entry', 'standing'];
  const all = names.map((name) => [name, db.prepare(`select * from ${name} order by 1, 2`).all()]);
  db.close();
  return Object.fromEntries(all) as Record<string, unknown[]>;
}

test('all games of an earlier folder are converted and continue; the old files stay', async () => {
  const home = oldFolder('whole');
  assert.throws(() => openDatabase(home), /linstock migrate --data/);
  const done = await convertFolder(home, reading(GAMES));
  assert.deepEqual(done, { games: 5, entries: 10, damaged: [], kept: join(home, 'games.old') });
  assert.deepEqual(readdirSync(home).sort(), ['games.old', 'games.sqlite']);
  const { game, seat, entry, standing } = tables(home);
  assert.deepEqual(
    game?.map((row) => ({ ...(row as object), no: null })),
    GAMES.map(({ seats: _, entries: __, standing: ___, head: ____, ...old }) => ({
      ...old,
      no: null,
      over: Number(old.over),
    })),
  );
  assert.deepEqual([seat?.length, entry?.length, standing?.length], [10, 10, 1]);
  const server = await startServer({ data: home, port: 0, systems: TOY });
  for (const { id, entries } of GAMES) {
    const { body } = await call<EntriesAnswer>(server.address, 'GET', `/api/games/${id}/entries`);
    const hashes = entries.map((each) => (JSON.parse(each.body) as { hash: string }).hash);
    assert.deepEqual(
      body.entries.slice(0, hashes.length).map(({ hash }) => hash),
      hashes,
    );
  }
  await server.close();
});

test('a game with missing entries is named and not converted; the others are', async () => {
  const [first, ...rest] = GAMES;
  assert.ok(first && first.head > 0);
  const cut = { ...first, entries: first.entries.slice(0, -1) };
  const home = oldFolder('cut');
  const { games, damaged } = await convertFolder(home, reading([cut, ...rest]));
  assert.deepEqual([games, damaged], [4, [first.id]]);
});

test('a conversion that fails leaves the old games as they are, and can be repeated', async () => {
  const home = oldFolder('fails');
  const twice = reading([...GAMES, ...GAMES]);
  await assert.rejects(convertFolder(home, twice), /UNIQUE constraint/);
  assert.deepEqual(readdirSync(home).sort(), ['games', 'games.lock']);
  assert.equal((await convertFolder(home, reading(GAMES))).games, 5);
  await assert.rejects(
    convertFolder(home, reading(GAMES)),
    /There are no games of an earlier Linstock in .*fails/,
  );
});

test('a folder that an earlier Linstock has open is not converted', async () => {
  const home = oldFolder('busy');
  const unlock = lockOldGames(home);
  await assert.rejects(convertFolder(home, reading(GAMES)), /busy is in use by another Linstock/);
  unlock();
});

test('if PGlite is missing, the message names the command that installs it', {
  skip: installed && 'PGlite is installed',
}, async () => {
  await assert.rejects(convertFolder(oldFolder('without')), /npm install --no-save @electric-sql\/pglite@/);
});

test('a database of PGlite is converted as it is', {
  skip: !installed && 'PGlite is not installed: npm install --no-save @electric-sql/pglite@0.5.16',
}, async () => {
  const [home, wanted] = [join(base, 'pglite'), oldFolder('wanted')];
  mkdirSync(home);
  await writePGlite(join(home, 'games'));
  await convertFolder(home);
  await convertFolder(wanted, reading(GAMES));
  assert.deepEqual(tables(home), tables(wanted));
});

/** The tables of an earlier Linstock. */
const OLD_TABLES = `
  create table game (id text primary key, head integer not null, header text not null, secret text not null,
    over boolean not null, created_at timestamptz not null default now(), made_by text, owner_hash text,
    begun integer not null default 0, touched_at timestamptz not null default now());
  create table seat (game_id text not null, side integer not null, token_hash text, name text not null, bot text,
    leaving boolean not null default false, link_hash text, primary key (game_id, side));
  create table entry (game_id text not null, n integer not null, cmd text not null, body text not null,
    at timestamptz not null default now(), primary key (game_id, n), unique (game_id, cmd));
  create table standing (game_id text not null, side integer not null, rules text not null, primary key (game_id, side));
`;

/** Writes the games as an earlier Linstock did. */
async function writePGlite(folder: string): Promise<void> {
  const name = '@electric-sql/pglite';
  const { PGlite } = (await import(name)) as {
    PGlite: new (
      folder: string,
    ) => {
      exec(statements: string): Promise<unknown>;
      query(statement: string, values: unknown[]): Promise<unknown>;
      close(): Promise<void>;
    };
  };
  const db = new PGlite(folder);
  await db.exec(OLD_TABLES);
  const insert = (table: string, row: object): Promise<unknown> => {
    const columns = Object.keys(row);
    const places = columns.map((column, i) =>
      /(^|_)at$/.test(column) ? `to_timestamp($${i + 1}::float8 / 1000)` : `$${i + 1}`,
    );
    return db.query(`insert into ${table} (${columns.join()}) values (${places.join()})`, Object.values(row));
  };
  for (const { seats, entries, standing, ...game } of GAMES) {
    await insert('game', game);
    for (const row of seats) await insert('seat', { game_id: game.id, ...row });
    for (const row of entries) await insert('entry', { game_id: game.id, ...row });
    for (const row of standing) await insert('standing', { game_id: game.id, ...row });
  }
  await db.close();
}
