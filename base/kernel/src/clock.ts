import type { Side } from './side.ts';

/** The progress of a battle, in the system's own words and numbers. No other code knows of turns. */
export interface Clock {
  /** `Turn 3 of 9`, `Activation 12`. */
  readonly label: string;
  /** Without the number of stretches: `Turn 3`. By default the label itself. */
  readonly short?: string;
  /** The stretch of play that is under way, from 1: a turn, an activation. Its value at the end is the length of the game. */
  readonly now: number;
  /** The maximum number of stretches; null if no rule sets one. */
  readonly of: number | null;
  /** The side whose part of the stretch is played; null if both sides act in it. */
  readonly side: Side | null;
}

/**
 * The unit of time of a system: `turn`, `turns`, and the minutes of a real battle that one represents, if it
 * has a scale.
 */
export interface Pace {
  readonly one: string;
  readonly many: string;
  readonly minutes?: number;
}
