import { DiceNeeded, type SeatPosition, type Side, type Thought, typedDice } from '@linstock/kernel';

/**
 * The position an answer leads to, if its side may give it unasked: nothing is thrown or opened by it and it is its turn
 * still. Null where that is not so.
 */
export function triedQuietly<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
): Thought<S, A, F> | null {
  const next = position.clone();
  try {
    next.give(side, answer, typedDice([]));
  } catch (fault) {
    if (fault instanceof DiceNeeded) return null;
    throw fault;
  }
  const opens = next.waits !== null || next.opened.length > 0;
  return opens || next.question(side) === null ? null : next;
}
