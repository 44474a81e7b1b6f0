import type { Refusal } from './clause.ts';
import type { Dice } from './dice.ts';
import type { Nonces } from './fair.ts';
import type { Options } from './json.ts';
import type { LogItem } from './log-item.ts';
import type { Reckoning } from './reckoning.ts';
import type { ClockTerms, DiceTerms, Entry } from './record.ts';
import type { DiceNeeded } from './typed.ts';

/** What a new game begins from. */
export interface NewGame {
  readonly battle: string;
  readonly options?: Options;
  readonly dice: DiceTerms;
  /** Left out: nobody is ever too late. */
  readonly clock?: ClockTerms;
  readonly players?: readonly [string | null, string | null];
  /** When it begins, as ISO 8601 text; the kernel has no clock. */
  readonly created?: string;
}

/** How an answer is given: where the judge takes chance from, and whether the seat had settled it beforehand. */
export interface Sources {
  /** The dice of entry n under the nonces in force; by default what the game's terms say. */
  readonly dice?: (n: number, nonces: Nonces) => Dice;
  /** A fresh salt for a sealed answer, from a good source; needed where the question is sealed. */
  readonly salt?: () => string;
  /** Marks it as given by a standing rule of the seat; only where the question takes such answers. */
  readonly standing?: boolean;
}

/**
 * An entry ready to be stored and appended, and the sealed entries that everybody may know with it, which are told before
 * it; or why there is none.
 */
export type Proposal<E extends Entry = Entry> =
  | { readonly entry: E; readonly opens: readonly number[] }
  | {
      readonly refused: Refusal;
      /** Set when nothing is wrong but that dice have to be thrown on the real table and typed in first. */
      readonly needed?: DiceNeeded;
    };

/** What an answer would set off. */
export interface Preview {
  readonly throws: boolean;
  /** Whether its dice, where it throws any, can only come to one thing: they are thrown, and nothing hangs on them. */
  readonly certain: boolean;
  /** Whether it opens a sealed answer. */
  readonly opens: boolean;
  /** Whether the side is asked nothing more before the other: it may then not be able to take the answer back. */
  readonly passes: boolean;
  /** The first throw it leads to; null where it throws nothing, or where that hangs on what is still sealed. */
  readonly first: Reckoning | null;
}

/** A log item, with the number of the entry it belongs to (0: before the first). */
export interface GameLogItem {
  readonly n: number;
  readonly logItem: LogItem;
}
