import type { Entry, GameHeader, Side } from '@linstock/kernel';
import type { SeatView, StandingRules } from '@linstock/protocol';

/** A game, as stored, without its entries. The dice secret is in the header if it is the committed one. */
export interface StoredGame {
  readonly id: string;
  readonly header: GameHeader;
  /** The seat of side 0 first. */
  readonly seats: readonly SeatView[];
  /** True if spectators see it two turns late; false if left out. */
  readonly delayed?: boolean;
}

/** The result of an append. */
export type AppendResult =
  | { readonly kind: 'appended' }
  /** This command has been taken before, as that entry. */
  | { readonly kind: 'repeat'; readonly n: number }
  /** Another entry has that number already, or the one before it is missing. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'gone' };

/** The storage of a judge: entries, unsealed, and the seats' standing answers. */
export interface Store {
  /** The entries after number `after`, in order. */
  entries(game: string, after: number): Promise<readonly Entry[]>;
  /**
   * Adds an entry, if it is the next one and `command` (null: of no command) is new in this game. Of many
   * writers one succeeds. After it resolves with `appended`, the entry is stored safely, even if the process
   * ends.
   */
  append(game: string, entry: Entry, command: string | null): Promise<AppendResult>;
  /**
   * The commands that became entries after number `after`, each with its entry number. Entries without a command are
   * left out.
   */
  commands(game: string, after: number): Promise<ReadonlyMap<string, number>>;
  /** The standing answers of a seat; none at first. */
  standing(game: string, side: Side): Promise<StandingRules>;
  saveStanding(game: string, side: Side, rules: StandingRules): Promise<void>;
  /** Removes a game for good. */
  remove(game: string): Promise<void>;
}
