import type { Level } from '@linstock/bots';
import type { Entry, GameHeader, Side } from '@linstock/kernel';

/** A question put to a program that sits at a game. */
export interface BotQuestion {
  /** The game and seat, by which the program is recognised. */
  readonly seat: string;
  readonly side: Side;
  readonly level: Level;
  /** The head of the record if the whole game is sent; null if only new entries are. */
  readonly header: GameHeader | null;
  /** The entries that the seat was sent after entry `after`, like any reader of that seat. */
  readonly after: number;
  readonly entries: readonly Entry[];
  /** True if the other side offers a draw: the program replies to that, and gives no answer. */
  readonly drawOffered: boolean;
}

/** The answer of a program. */
export type BotAnswer =
  | {
      readonly answer: unknown;
      /** Why, in a sentence; null if the program has no better reason than the rules. */
      readonly reason: string | null;
      /** True if the program resigns instead of going on. */
      readonly resigns: boolean;
      /** True if the program offers a draw with its answer. */
      readonly offersDraw: boolean;
      /** The error on the way, for the log; the answer is then a plain legal one. */
      readonly stumbled: string | null;
    }
  /** The reply to a draw that is offered: true to take it. */
  | { readonly takesDraw: boolean }
  /** The worker does not know the game at that entry: send the whole game. */
  | { readonly forgotten: true };

/** Asks a program for its answer. */
export type Think = (asked: BotQuestion) => Promise<BotAnswer>;
