import type { Refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import type { Nonces } from './fair.ts';
import type { LogItem } from './log-item.ts';
import type { Reckoning } from './reckoning.ts';
import type { Entry } from './record.ts';
import type { DiceNeeded } from './typed.ts';

/** The way an answer is given: the judge's source of chance, and whether it is a standing answer. */
export interface Sources {
  /** The dice of entry n under the nonces in force; by default what the game's terms say. */
  readonly dice?: (n: number, nonces: Nonces) => Dice;
  /** A fresh salt for a sealed answer, from a good source; needed if the question is sealed. */
  readonly salt?: () => string;
  /** Marks it as a standing answer of the seat; only for a question that accepts such answers. */
  readonly standing?: boolean;
}

/**
 * An entry ready to be stored and appended, and the sealed entries that all may know with it, which are sent before it;
 * or the reason why there is none.
 */
export type Proposal<E extends Entry = Entry> =
  | { readonly entry: E; readonly opens: readonly number[] }
  | {
      readonly refused: Refusal;
      /** Set when nothing is wrong but that dice have to be thrown on the real table and typed in first. */
      readonly needed?: DiceNeeded;
    };

/** The effects of an answer. */
export interface Preview {
  readonly throws: boolean;
  /** True if its dice, if it throws any, have only one result: they are thrown, and nothing depends on them. */
  readonly certain: boolean;
  /** True if it opens a sealed answer. */
  readonly opens: boolean;
  /**
   * True if the other side is asked before this side is asked again. This side may then be unable to take the
   * answer back.
   */
  readonly passes: boolean;
  /** The first throw it leads to; null if it throws nothing, or if that depends on an answer still sealed. */
  readonly first: Reckoning | null;
}

/** A log item, with the number of the entry it belongs to (0: before the first). */
export interface GameLogItem {
  readonly n: number;
  readonly logItem: LogItem;
}
