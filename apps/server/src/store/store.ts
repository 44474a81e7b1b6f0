import type { Level } from '@linstock/bots';
import type { Store as JudgeStore } from '@linstock/judge';
import type { Entry, Side } from '@linstock/kernel';
import type { OpenOffers } from '@linstock/protocol';

/** A seat, as stored. */
export interface StoredSeat {
  readonly side: Side;
  readonly tokenHash: string | null;
  /**
   * The hash of the link by which the seat is taken. Null if it needs none, and in old games, in which the
   * link itself was the token.
   */
  readonly linkHash: string | null;
  readonly name: string;
  /** The bot's level; null for a person. */
  readonly bot: Level | null;
}

/** A game, as stored, without its entries. */
export interface StoredGame {
  readonly id: string;
  /** Number of the last entry; entries count from 1. */
  readonly head: number;
  /** Number of entries found: `head`, unless the game is damaged. */
  readonly there: number;
  /** JSON text. */
  readonly header: string;
  readonly secret: string;
  readonly over: boolean;
  /** The maker, as a hash of the address; null if that was not stored. */
  readonly madeBy: string | null;
  /** Hash of the token of the maker of a game between bots; null if people play. */
  readonly ownerHash: string | null;
  /** Entries it began with: an imported record has some. */
  readonly begun: number;
  readonly seats: readonly StoredSeat[];
}

/** A new game, with the entries it begins with (an imported record has some). */
export interface NewGame extends Omit<StoredGame, 'head' | 'there' | 'begun'> {
  readonly entries: readonly Entry[];
}

/** The number of stored games made by one visitor. */
export interface MadeGames {
  /** Games made in the last days, as many days as the caller gave. */
  readonly lately: number;
  /** Unfinished ones in which only machines sit. */
  readonly machines: number;
  /** Records brought in within a day, and removed again. */
  readonly discarded: number;
}

/** The storage of games: the functions of the judge's store, and those by which the server finds and opens games. */
export interface Store extends JudgeStore {
  create(game: NewGame): Promise<void>;
  /** Gives a free seat its token; false if another was first. */
  seat(id: string, side: Side, tokenHash: string): Promise<boolean>;
  game(id: string): Promise<StoredGame | null>;
  /** Stores that a game is over. */
  finish(id: string): Promise<void>;
  /** Changes the name of a seat, and the header in which it stands too. */
  rename(id: string, side: Side, name: string, header: string): Promise<void>;
  /** Ids of unfinished games in which a question may have to be answered without a reader. */
  unattended(): Promise<string[]>;
  /** Stores a visit to a game. */
  touch(id: string): Promise<void>;
  /** The games made by one visitor, see MadeGames. */
  madeBy(maker: string, days: number): Promise<MadeGames>;
  /** Ids of unused games: those played, if `playedDays` is given, and those that never were. */
  forgotten(unplayedDays: number, playedDays: number | null): Promise<string[]>;
  /** Notes that a seat wants its game deleted, and gives all seats that do. */
  leave(id: string, side: Side): Promise<readonly Side[]>;
  /** Copies all games to a file, while games go on. */
  backup(file: string): Promise<void>;
  /** Resolves when the database answers. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** The values that change with each change of a game. */
export interface GameMark {
  /** Number of the last entry. */
  readonly head: number;
  /** Goes up with every other change that other nodes have to read. */
  readonly version: number;
}

/** A store that several nodes share. */
export interface SharedStore extends Store {
  /** The marks of games by id; none for those that are gone. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, GameMark>>;
  /** The players' open offers to each other outside the record; null for none. */
  offers(id: string): Promise<OpenOffers | null>;
  saveOffers(id: string, offers: OpenOffers): Promise<void>;
}
