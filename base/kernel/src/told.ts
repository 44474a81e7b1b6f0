import type { ClauseId } from './clause.ts';
import type { Reckoning } from './reckoning.ts';
import type { Side } from './side.ts';

/** A throw as it fell. */
export interface Fallen {
  readonly reckoning: Reckoning;
  readonly faces: readonly number[];
  readonly value: number;
  /** Key of the outcome. */
  readonly outcome: string;
}

/** Something that happened, for the log: what a person reads, and what to show on the table. */
export interface Told {
  /** What kind of thing, such as `fire`, `move`, `rout`, `phase`. */
  readonly kind: string;
  /** Whose doing it was; null when nobody's. */
  readonly side: Side | null;
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  /** Pieces concerned, to be ringed on the table. */
  readonly pieces?: readonly string[];
  /** Places concerned; for a move, its path in order. */
  readonly places?: readonly string[];
  readonly fallen?: Fallen;
}
