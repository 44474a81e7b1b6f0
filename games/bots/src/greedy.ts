import {
  chanceDice,
  imaginedPosition,
  nth,
  type SeatPosition,
  type Side,
  sealedKnownTo,
} from '@linstock/kernel';
import { type Bot, openQuestion, type ThinkingLimits } from './bot.ts';

/** Number of times greedy throws its own dice for each candidate. */
const THROWS_PER_CANDIDATE = 3;

/** Takes what looks best the moment after, one question at a time, without a thought of the enemy's reply. */
export function greedyBot<S, A, F>(): Bot<S, A, F> {
  return { name: 'greedy', answer: greedyAnswer, reason: () => null };
}

function greedyAnswer<S, A, F>(position: SeatPosition<S, A, F>, side: Side, thinking: ThinkingLimits): A {
  const { rules, field } = position;
  const candidates = rules.heuristics.candidates(
    field,
    position.state,
    openQuestion(position, side),
    sealedKnownTo(position, side),
  );
  let best = nth(candidates, 0);
  let bestValue = Number.NEGATIVE_INFINITY;
  if (candidates.length === 1) return best;
  for (const candidate of candidates) {
    const value = valueAfter(position, side, candidate, thinking);
    if (value <= bestValue) continue;
    best = candidate;
    bestValue = value;
  }
  return best;
}

function valueAfter<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  answer: A,
  thinking: ThinkingLimits,
): number {
  const { rules, field } = position;
  let sum = 0;
  for (let i = 0; i < THROWS_PER_CANDIDATE; i++) {
    const after = imaginedPosition(position, side, `greedy:${i}`, { keep: false });
    after.giveAnswer(side, answer, chanceDice(thinking.chance));
    sum += rules.heuristics.value(field, after.state, side, sealedKnownTo(after, side));
  }
  return sum / THROWS_PER_CANDIDATE;
}
