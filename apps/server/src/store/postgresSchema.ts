import type pg from 'pg';
import { Fault } from '../fault.ts';

/**
 * In the order in which they are run. A released migration is never changed. The columns are those of the
 * embedded database, so that the queries of the other tables run on both. In addition a game has its head and
 * a version, since several nodes write.
 */
const MIGRATIONS: readonly string[] = [
  `
  create table game (
    no bigint generated always as identity primary key,
    id text not null unique,
    header text not null,
    secret text not null,
    over integer not null default 0,
    created_at bigint not null,
    made_by text,
    owner_hash text,
    begun integer not null,
    touched_at bigint not null,
    -- Number of the last entry. An append raises it, and fails if another node was first.
    head integer not null,
    -- Raised by everything else that other nodes have to read again: seats, standing answers.
    version integer not null default 0
  );
  create index game_made_by on game (made_by);

  create table seat (
    game_no bigint not null references game on delete cascade,
    side integer not null,
    token_hash text,
    link_hash text,
    name text not null,
    bot text,
    leaving integer not null default 0,
    primary key (game_no, side)
  );

  create table entry (
    game_no bigint not null references game on delete cascade,
    n integer not null,
    cmd text,
    at bigint not null,
    body text not null,
    primary key (game_no, n)
  );
  create unique index entry_command on entry (game_no, cmd) where cmd is not null;

  create table standing (
    game_no bigint not null references game on delete cascade,
    side integer not null,
    rules text not null,
    primary key (game_no, side)
  );

  create table discarded (
    made_by text not null,
    created_at bigint not null
  );
  create index discarded_by on discarded (made_by, created_at);
  `,
  `
  -- What the players have offered each other outside the record, as JSON text: the judges of other nodes read it.
  alter table game add column offers text;
  `,
];

/** The advisory lock of the migrations: the letters "lins". */
const MIGRATION_LOCK = 0x6c696e73;

/**
 * Updates the tables of the games in PostgreSQL to this version of the program. If several nodes start at the
 * same time, one does it and the others wait. Throws a Fault if the tables are of a newer version.
 */
export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('create table if not exists games_version (version integer not null)');
    const { rows } = await client.query<{ version: number }>('select version from games_version');
    const done = rows[0]?.version ?? 0;
    if (done > MIGRATIONS.length) throw newerGames(done);
    for (const statements of MIGRATIONS.slice(done)) await client.query(statements);
    await client.query('delete from games_version');
    await client.query('insert into games_version values ($1)', [MIGRATIONS.length]);
    await client.query('commit');
    client.release();
  } catch (error) {
    // The connection is thrown away, and with it the transaction.
    client.release(true);
    throw error;
  }
}

function newerGames(version: number): Fault {
  const sentence = `The database was made by a newer version of Linstock (its tables are of version ${version}, this one knows ${MIGRATIONS.length}). Use that version, or another database in DATABASE_URL.`;
  return new Fault(500, 'data-version', sentence);
}
