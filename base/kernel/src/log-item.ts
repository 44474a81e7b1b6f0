import type { ClauseId } from './clause.ts';
import type { Reckoning } from './reckoning.ts';
import type { Side } from './side.ts';

/** Dice that have been thrown, with the reckoning they were thrown for. */
export interface Roll {
  readonly reckoning: Reckoning;
  readonly faces: readonly number[];
  readonly value: number;
  /** Key of the outcome. */
  readonly outcome: string;
}

/** One sentence of the log, with its clauses, its game event and its roll. The kernel does not look into the event. */
export interface LogItem<T = unknown> {
  /** The side that did it; null if neither did. */
  readonly side: Side | null;
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  /** The game event, as data of the rulebook; null if dice were thrown and nothing else happened. */
  readonly what: T | null;
  readonly thrown?: Roll;
  /** The sentence in its parts, as data of the rulebook; left out if it is words only. The kernel does not look into it. */
  readonly statement?: unknown;
}
