/** The consequences of an answer after its throw, computed with no more effort than a player waits for. */
import { settledAnswer } from '@linstock/judge';
import type { Position, Question, Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { type Consequences, consequencesOf } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';

const FULL_EFFORT = { ways: 3000, trials: 1000 } as const;

/** Tried first, to see how long one run takes; no finding rests on fewer. */
const LEAST_EFFORT = { ways: 1, trials: 40 } as const;

/** The side whose answer is followed, and its standing answers to later questions. */
export interface Follower {
  readonly side: Side;
  readonly standing: StandingRules;
}

/** The possible consequences of an answer, as far as they can be computed in about this many milliseconds. */
export function findConsequences(
  milliseconds: number,
  rulebook: AnyRulebook,
  position: Position<unknown, unknown, unknown>,
  { side, standing }: Follower,
  answer: unknown,
): Consequences {
  const settled = (question: Question<unknown>): unknown =>
    question.side === side ? settledAnswer(question, standing) : null;
  const seek = (effort: { readonly ways: number; readonly trials: number }): Consequences =>
    consequencesOf(rulebook, position, side, answer, { ...effort, settled });
  const begun = performance.now();
  const first = seek(LEAST_EFFORT);
  if (first.exact) return first;
  const runs = Math.floor(milliseconds / ((performance.now() - begun) / LEAST_EFFORT.trials));
  const ways = Math.min(FULL_EFFORT.ways, Math.floor(runs / 3));
  const trials = Math.min(FULL_EFFORT.trials, runs - ways);
  return trials > LEAST_EFFORT.trials ? seek({ ways, trials }) : first;
}
