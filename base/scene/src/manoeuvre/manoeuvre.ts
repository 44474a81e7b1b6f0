import type { Question } from '@linstock/kernel';
import type { Choice } from '../narrowing.ts';
import type { Place } from '../place.ts';
import type { Wish } from './gesture.ts';
import type { Pause } from './trial.ts';

/** A piece shown at its destination. */
export interface Destination {
  readonly piece: string;
  readonly place: Place;
  /** Tenths of a degree; null keeps the piece's own. */
  readonly facing: number | null;
  /** Places it comes by, its own first. */
  readonly path: readonly Place[];
}

/** Pieces that do not carry out their formation's order, or not all of it, and the reason. */
export interface Straggler {
  readonly pieces: readonly string[];
  readonly sentence: string;
  readonly clause: string | null;
  /** True if they move as near as they may, and do not stay. */
  readonly goesPart: boolean;
}

/**
 * The result of an order to a formation: ordinary answers, one after another, each found among those offered and tried
 * on a copy of the game.
 */
export interface Manoeuvre<A> {
  /** The answers, each to a question of this kind. */
  readonly answers: readonly A[];
  readonly kinds: readonly Question<A>['kind'][];
  readonly destinations: readonly Destination[];
  readonly stragglers: readonly Straggler[];
  /**
   * The answer at which it stops: it would throw dice, reveal an answer or give the enemy a question, so the player
   * gives it. Null if nothing is left.
   */
  readonly stops: Choice<A> | null;
  /** The reason for the stop; null if there is none. */
  readonly pause: Pause | null;
  /** The decision needed first, if it is not an answer for these pieces; null if there is none. */
  readonly asks: string | null;
  /** The wishes of pieces that wait for either; the order continues with them afterwards. */
  readonly waiting: readonly Wish[];
}
