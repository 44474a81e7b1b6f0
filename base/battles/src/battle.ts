import type { Battlefield } from '@linstock/ground';
import type { Outcome } from './outcome.ts';

/** A battle that any system may use: the ground and the history. How a system fights it is in that system's package. */
export interface Battle extends Battlefield {
  /** `1781-01-17`. */
  readonly date: string;
  readonly place: string;
  /** Two or three sentences for the chooser. */
  readonly summary: string;
  /** The two sides, in the order of the seats of a game. */
  readonly sides: readonly [HistoricalSide, HistoricalSide];
  readonly outcome: Outcome;
}

/** A side as survey and history name it. */
export interface HistoricalSide {
  /** `british`, as deployments and outcomes have it. */
  readonly id: string;
  /** `British`: of a victory. */
  readonly name: string;
  /** `the British`: the name of the people who fought. */
  readonly people: string;
}
