import type { ColumnType, Generated, Kysely, RawBuilder } from 'kysely';

/** One game: its record without the entries, and how far it has come. */
export interface GameTable {
  id: string;
  /** Number of the last entry; 0 when there is none. */
  head: number;
  /** The record's head, as JSON text: text keeps the bytes that were hashed, jsonb would reorder them. */
  header: string;
  /** The dice secret, in hexadecimal. It leaves this table only when the game is over. */
  secret: string;
  over: boolean;
  created_at: ColumnType<Date, never, never>;
  /** Whose game it is by where it was asked for, as a hash; null for one made before that was noted. */
  made_by: string | null;
  /** SHA-256 of the token of whoever made a game of machines; null if people sit. */
  owner_hash: string | null;
  /** Entries it began with: an imported record has some. */
  begun: number;
  /** When somebody last opened it or an entry was added. */
  touched_at: ColumnType<Date, never, Date | RawBuilder<Date>>;
}

/** A side's seat at a game. */
export interface SeatTable {
  game_id: string;
  side: number;
  /** SHA-256 of the seat's token, in hexadecimal; the token itself is nowhere kept. Null for a bot, and until somebody sits. */
  token_hash: string | null;
  /** The same of the link by which the seat is taken, once; null for a bot. */
  link_hash: string | null;
  name: string;
  /** The bot's level; null for a person. */
  bot: string | null;
  /** Whether its person wants the game deleted. */
  leaving: Generated<boolean>;
}

/** One entry of a game's record, unsealed, as JSON text. */
export interface EntryTable {
  game_id: string;
  n: number;
  /** Id given by whoever sent it; a second try is answered as a repeat. */
  cmd: string;
  body: string;
  /** When it was kept. */
  at: ColumnType<Date, never, never>;
}

/** What a seat wants answered beforehand, as JSON text. */
export interface StandingTable {
  game_id: string;
  side: number;
  rules: string;
}

/** The tables. Every one of a game begins its key with `game_id`, so that games can be spread over databases. */
export interface Tables {
  game: GameTable;
  seat: SeatTable;
  entry: EntryTable;
  standing: StandingTable;
}

export type Database = Kysely<Tables>;
