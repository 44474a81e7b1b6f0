import type { Level } from '@linstock/bots';
import type { Entry, GameHeader, Side } from '@linstock/kernel';

/** A question put to a program that sits at a game. */
export interface BotQuestion {
  /** Which seat of which game, so that the program is known again. */
  readonly seat: string;
  readonly side: Side;
  readonly level: Level;
  /** The head of the record where the whole game is told; null if only what is new is. */
  readonly header: GameHeader | null;
  /** What that seat was told after entry `after`, as any reader of that seat is. */
  readonly after: number;
  readonly entries: readonly Entry[];
}

/** What a program answers. */
export type BotAnswer =
  | {
      readonly answer: unknown;
      /** Why, in a sentence; null if the program has no better reason than the rules. */
      readonly reason: string | null;
      /** What went wrong on the way, for the log; the answer is then a plain legal one. */
      readonly stumbled: string | null;
    }
  /** The game is not known there as it stood after that entry: it has to be told whole. */
  | { readonly forgotten: true };

/** Asks a program for its answer. */
export type Think = (asked: BotQuestion) => Promise<BotAnswer>;
