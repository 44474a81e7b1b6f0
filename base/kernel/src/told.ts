import type { ClauseId } from './clause.ts';
import type { Reckoning } from './reckoning.ts';
import type { Side } from './side.ts';

/** A roll of dice as it fell, with what was rolled for. */
export interface Roll {
  readonly reckoning: Reckoning;
  readonly faces: readonly number[];
  readonly value: number;
  /** Key of the outcome. */
  readonly outcome: string;
}

/** Something that happened: the sentence of the log, and what it was. What there is to see is not the kernel's affair. */
export interface Told<T = unknown> {
  /** Whose doing it was; null when nobody's. */
  readonly side: Side | null;
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  /** What happened, as the rulebook tells it; null where dice were thrown and nothing more. */
  readonly what: T | null;
  readonly thrown?: Roll;
}
