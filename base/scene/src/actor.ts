import type { Picked, PickedAnswer } from './pick.ts';

/**
 * A unit that may act in answer to a question: the clicks that name it, and the answers that begin with these
 * clicks.
 */
export interface Actor<A> {
  readonly picks: readonly Picked[];
  answers(): Iterable<A>;
  /** The clicks of one of these answers, if they are known more cheaply than by `Presentation.picks`. */
  told?(answer: A): PickedAnswer;
}
