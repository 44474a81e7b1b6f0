import { recordedDice } from './recorded.ts';
import { sealedKnownTo } from './sealed-answers.ts';
import type { RunOptions, SeatPosition, ThinkingCopy } from './seat-position.ts';
import { seededChance } from './seeded.ts';
import type { Side } from './side.ts';

/**
 * A copy for a side to think on. All answers sealed to it are guessed, and so is what the other side is asked in secret
 * now. So a thought does not depend on whether the other side has locked. The same seed gives the same guesses. Throws
 * a RangeError for rules that ask in secret and cannot guess.
 */
export function imaginedPosition<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  seed: string,
  running: RunOptions = {},
): ThinkingCopy<S, A, F> {
  const { rules, field, state } = position;
  const known = sealedKnownTo(position, side);
  const guess = (sealed: { readonly side: Side; readonly kind: string }): A => {
    if (!rules.heuristics.guess)
      throw new RangeError(`${rules.title} asks "${sealed.kind}" in secret: its heuristics need a guess.`);
    const chance = seededChance(`${seed}:${sealed.side}:${sealed.kind}`);
    return rules.heuristics.guess(field, state, { side: sealed.side, kind: sealed.kind }, known, chance);
  };
  const thought = position.imagine(guess, running);
  const other = thought.open.find((question) => question.side !== side && question.sealed);
  if (other && thought.question(side)) thought.giveAnswer(other.side, guess(other), recordedDice([]));
  return thought;
}
