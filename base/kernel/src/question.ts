import type { ClauseId, Refusal } from './clause.ts';
import type { Side } from './side.ts';

/**
 * A decision one side has to make. It knows every legal answer and can say why any other is not.
 * A question asked at a *stable point* says so: there the state alone tells where in the sequence of play
 * we are, and a fresh `play(state)` asks this very question again without a throw or a change.
 */
export interface Question<A> {
  readonly side: Side;
  /** What is decided, such as `fire` or `retreat-hex`. */
  readonly kind: string;
  readonly clause: ClauseId;
  readonly stable: boolean;
  /** True where the answer stays hidden from the other side until all answers of this moment are in. */
  readonly sealed?: boolean;
  /** What is asked, in one sentence for the player. */
  prompt(): string;
  /** The legal answers; where there are too many ways to say the same thing, one way each. */
  options(): Iterable<A>;
  /** The law for any answer of the right shape, offered or not: null when it is legal. */
  refuse(answer: A): Refusal | null;
  /** One legal answer without listing them all; `choose(n)` gives 0 to n-1. */
  sample?(choose: (n: number) => number): A;
}

/**
 * A stretch of the rulebook. It yields the questions that are open at one moment (two where both sides decide
 * in secret), is resumed with their answers in the same order, and returns its result.
 */
export type Procedure<A, R = void> = Generator<readonly Question<A>[], R, readonly A[]>;

/** A question whose answers are all of one shape, B: its law and its options speak of no other. */
export interface Asking<A, B extends A> extends Question<A> {
  options(): B[];
  refuse(answer: B): Refusal | null;
  sample?(choose: (n: number) => number): B;
}

/** Asks one question and gives the answer. */
export function* ask<A, B extends A = A>(question: Question<A>): Procedure<A, B> {
  const answers = yield [question];
  return answers[0] as B;
}
