import type { Side } from './side.ts';

/** How far a battle has come, in the system's own words and numbers; nobody else knows of turns. */
export interface Clock {
  /** `Turn 3 of 9`, `Activation 12`. */
  readonly label: string;
  /** The stretch of play that is under way, from 1: a turn, an activation. What a game comes to at its end is its length. */
  readonly now: number;
  /** How many there are at most; null where no rule says. */
  readonly of: number | null;
  /** The side whose part of it is played; null if both sides act in it. */
  readonly side: Side | null;
}

/** What a system measures its time in: `turn`, `turns`, and the minutes of a real battle one stands for, if it has a scale. */
export interface Pace {
  readonly one: string;
  readonly many: string;
  readonly minutes?: number;
}
