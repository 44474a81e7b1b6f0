import { canonical } from './canonical.ts';
import type { Policy } from './odds.ts';
import { expectedValue } from './odds.ts';
import type { Question } from './question.ts';
import { sealedKnownTo } from './sealed-answers.ts';
import type { SeatPosition } from './seat-position.ts';
import { otherSide } from './side.ts';

/** Ways the dice may fall that are walked for one candidate, and trials if there are more. */
const EFFORT = { limit: 300, samples: 60 } as const;

/**
 * A policy that answers each question on the way for the side that is asked. Its answer is the best candidate
 * of the system's heuristics: the one with the highest mean value over all dice up to the next question.
 * @param settled the standing answer of a seat to its own question; null without one
 */
export function askedSideAtItsBest<S, A, F>(
  settled: (question: Question<A>) => A | null = () => null,
): Policy<S, A, F> {
  const found = new Map<string, A>();
  return {
    says: 'Standing answers count. Without one, each side does what is best for it.',
    thinks: true,
    answer(question, position) {
      const due = settled(question);
      if (due !== null) return due;
      const key = `${question.side}:${question.kind}:${canonical(position.state)}`;
      const answer = found.get(key) ?? bestOf(question, position);
      found.set(key, answer);
      return answer;
    },
  };
}

function bestOf<S, A, F>(question: Question<A>, position: SeatPosition<S, A, F>): A {
  const { rules, field, state } = position;
  const { side } = question;
  const candidates = rules.heuristics.candidates(field, state, question, sealedKnownTo(position, side));
  const [first] = candidates as readonly [A, ...A[]];
  if (candidates.length === 1) return first;
  const worth = (after: SeatPosition<S, A, F>): number =>
    rules.heuristics.value(field, after.state, side, sealedKnownTo(after, side)) -
    rules.heuristics.value(field, after.state, otherSide(side), sealedKnownTo(after, side));
  let best = { answer: first, worth: expectedValue(position, side, first, worth, EFFORT) };
  for (const answer of candidates.slice(1)) {
    const other = expectedValue(position, side, answer, worth, EFFORT);
    if (other > best.worth) best = { answer, worth: other };
  }
  return best.answer;
}
