import type { Picked, PickedAnswer } from './pick.ts';

/**
 * Those who may act in answer to a question: the clicks that name them, and the answers that begin with these clicks (all
 * of the first run of an answer's picks, and no more).
 */
export interface Actor<A> {
  readonly picks: readonly Picked[];
  answers(): Iterable<A>;
  /** The clicks of one of these answers, if they are known more cheaply than by `Presentation.picks`. */
  told?(answer: A): PickedAnswer;
}
