import type { DatabaseSync } from 'node:sqlite';
import { Fault } from '../fault.ts';
import { onlyRow } from './sqliteRows.ts';

/** In the order in which they are run. A migration that has been released is never changed. */
const MIGRATIONS: readonly string[] = [
  `
  create table game (
    no integer primary key,
    id text not null unique,
    -- The record's head, as JSON text: the bytes that were hashed.
    header text not null,
    -- The dice secret, in hexadecimal. It leaves this table only when the game is over.
    secret text not null,
    over integer not null default 0,
    -- All times are milliseconds since 1970, written by the program.
    created_at integer not null,
    -- The maker's address, as a hash; null for games from before it was stored.
    made_by text,
    -- SHA-256 of the token of the maker of a game between bots; null if people play.
    owner_hash text,
    -- Entries it began with: an imported record has some.
    begun integer not null,
    -- The last visit. The last entry has a time of its own.
    touched_at integer not null
  ) strict;
  create index game_made_by on game (made_by);

  create table seat (
    game_no integer not null references game on delete cascade,
    side integer not null,
    -- SHA-256 of the seat's token, in hexadecimal; null for a bot, and until the seat is taken.
    token_hash text,
    -- The same of the link by which the seat is taken, once; null for a bot.
    link_hash text,
    name text not null,
    -- The bot's level; null for a person.
    bot text,
    -- 1 if its player wants the game deleted.
    leaving integer not null default 0,
    primary key (game_no, side)
  ) strict, without rowid;

  -- Entries are stored one after another as they come, whatever their game: so a group of them fills few pages.
  create table entry (
    seq integer primary key,
    game_no integer not null references game on delete cascade,
    n integer not null,
    -- Id given by the sender; null if nobody sent it. A second try is answered as a repeat.
    cmd text,
    at integer not null,
    -- The entry as JSON text, unsealed.
    body text not null
  ) strict;
  create unique index entry_place on entry (game_no, n);

  create table standing (
    game_no integer not null references game on delete cascade,
    side integer not null,
    -- The standing answers of the seat, as JSON text.
    rules text not null,
    primary key (game_no, side)
  ) strict, without rowid;
  `,
  `
  -- Games brought in as records and removed on the same day: they count in the quota of their maker until the day is over.
  create table discarded (
    made_by text not null,
    created_at integer not null
  ) strict;
  create index discarded_by on discarded (made_by, created_at);
  `,
];

/**
 * Brings the tables up to this version of the program; a new database gets them all. Throws a Fault if the data is of a
 * newer version.
 */
export function migrate(db: DatabaseSync): void {
  const { user_version: done } = onlyRow<{ user_version: number }>(db.prepare('pragma user_version'));
  if (done > MIGRATIONS.length) throw newerData(done);
  db.exec('begin exclusive');
  for (const statements of MIGRATIONS.slice(done)) db.exec(statements);
  db.exec(`pragma user_version = ${MIGRATIONS.length}; commit`);
}

function newerData(version: number): Fault {
  const sentence = `The data folder was made by a newer version of Linstock (its tables are of version ${version}, this one knows ${MIGRATIONS.length}). Use that version, or another folder with --data.`;
  return new Fault(500, 'data-version', sentence);
}
