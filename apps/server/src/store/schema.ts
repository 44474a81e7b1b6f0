import type { ColumnType, Generated, Kysely, RawBuilder } from 'kysely';

/** One game: its record without the entries, and the number of its last entry. */
export interface GameTable {
  id: string;
  /** Number of the last entry; 0 if there is none. */
  head: number;
  /** The record's head, as JSON text: text keeps the bytes that were hashed, jsonb would reorder them. */
  header: string;
  /** The dice secret, in hexadecimal. It leaves this table only when the game is over. */
  secret: string;
  over: boolean;
  created_at: ColumnType<Date, never, never>;
  /** The maker's address, as a hash; null for games from before it was stored. */
  made_by: string | null;
  /** SHA-256 of the token of the maker of a game between bots; null if people play. */
  owner_hash: string | null;
  /** Entries it began with: an imported record has some. */
  begun: number;
  /** The time of the last visit or entry. */
  touched_at: ColumnType<Date, never, Date | RawBuilder<Date>>;
}

/** A side's seat at a game. */
export interface SeatTable {
  game_id: string;
  side: number;
  /**
   * SHA-256 of the seat's token, in hexadecimal; the token itself is stored nowhere. Null for a bot, and until the seat
   * is taken.
   */
  token_hash: string | null;
  /** The same of the link by which the seat is taken, once; null for a bot. */
  link_hash: string | null;
  name: string;
  /** The bot's level; null for a person. */
  bot: string | null;
  /** True if its player wants the game deleted. */
  leaving: Generated<boolean>;
}

/** One entry of a game's record, unsealed, as JSON text. */
export interface EntryTable {
  game_id: string;
  n: number;
  /** Id given by the sender; a second try is answered as a repeat. */
  cmd: string;
  body: string;
  /** The time it was stored. */
  at: ColumnType<Date, never, never>;
}

/** The standing answers of a seat, as JSON text. */
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
