import type { Question } from '@linstock/kernel';
import type { Choice } from '../narrowing.ts';
import type { Place } from '../place.ts';
import type { Wish } from './gesture.ts';
import type { Pause } from './trial.ts';

/** A piece shown where it would come to. */
export interface Destination {
  readonly piece: string;
  readonly place: Place;
  /** Tenths of a degree; null keeps the piece's own. */
  readonly facing: number | null;
  /** Places it comes by, its own first. */
  readonly path: readonly Place[];
}

/** Pieces that do not do what their formation is told, or not all of it, and the law that keeps them from it. */
export interface Straggler {
  readonly pieces: readonly string[];
  readonly sentence: string;
  readonly clause: string | null;
  /** True if they come as near as they may, and do not stay where they are. */
  readonly goesPart: boolean;
}

/**
 * What comes of telling a formation something: ordinary answers, one after another, each found among those offered and tried
 * on a copy of the game.
 */
export interface Manoeuvre<A> {
  /** The answers, each to a question of this kind. */
  readonly answers: readonly A[];
  readonly kinds: readonly Question<A>['kind'][];
  readonly destinations: readonly Destination[];
  readonly stragglers: readonly Straggler[];
  /**
   * Where it stops: the next answer would throw dice, open what is sealed or give the enemy something to answer, so a person
   * gives it himself. Null if nothing is left.
   */
  readonly stops: Choice<A> | null;
  /** What it stops for; null if it does not. */
  readonly pause: Pause | null;
  /** What has to be decided first, where that is no answer for the pieces; null if nothing has. */
  readonly asks: string | null;
  /** What is still wished of those who wait for either; the order goes on with it afterwards. */
  readonly waiting: readonly Wish[];
}
