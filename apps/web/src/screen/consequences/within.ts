/** What may come of an answer after its throw, with no more effort than somebody waits for. */
import type { Position, Side } from '@linstock/kernel';
import { type Consequences, consequencesOf, type Effort } from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';

const FULL: Effort = { ways: 3000, trials: 1000 };

/** Tried first, to see how long one run takes; no finding rests on fewer. */
const LEAST: Effort = { ways: 1, trials: 40 };

/** What may come of an answer, as well as it is found out in about so many milliseconds. */
export function consequencesWithin(
  milliseconds: number,
  rulebook: AnyRulebook,
  position: Position<unknown, unknown, unknown>,
  side: Side,
  answer: unknown,
): Consequences {
  const begun = performance.now();
  const first = consequencesOf(rulebook, position, side, answer, LEAST);
  if (first.exact) return first;
  const runs = Math.floor(milliseconds / ((performance.now() - begun) / LEAST.trials));
  const ways = Math.min(FULL.ways, Math.floor(runs / 3));
  const trials = Math.min(FULL.trials, runs - ways);
  return trials > LEAST.trials ? consequencesOf(rulebook, position, side, answer, { ways, trials }) : first;
}
