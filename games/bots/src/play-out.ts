import {
  chanceDice,
  imaginedPosition,
  otherSide,
  type Plans,
  type SeatPosition,
  type Side,
  sealedKnownTo,
  seededChance,
} from '@linstock/kernel';

/** How many stretches are fought through for a plan where the system names no number. */
const DEFAULT_STRETCHES = 3;
/** Longest stretch thought through, in answers of both sides; past it the position is valued as it stands. */
const MAX_STRETCH_ANSWERS = 400;

/** What thinking about one answer has taken so far: answers given in thought. */
export interface ThinkingCost {
  answers: number;
}

/**
 * Fights some stretches to their end, both sides by reflex except a first answer, and values what is left. What is shut to
 * the side is guessed at.
 * @param first the answer the side begins with; null if its plans say what it does
 * @param seed of the dice thrown in thought, and of the guesses
 * @param spent counts the answers given in thought
 * @returns the lead of the side, in hundredths of a company
 */
export function playOut<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  plans: Plans,
  first: A | null,
  seed: string,
  spent: ThinkingCost,
): number {
  const { rules, field } = position;
  const { heuristics } = rules;
  const thought = imaginedPosition(position, side, seed, { keep: false });
  const dice = chanceDice(seededChance(seed));
  const horizon = (): number => heuristics.horizon(field, thought.state, sealedKnownTo(thought, side));
  let stretch = horizon();
  if (first !== null) thought.giveAnswer(side, first, dice);
  let stretches = heuristics.stretches ?? DEFAULT_STRETCHES;
  for (let given = 0; given < MAX_STRETCH_ANSWERS; given++) {
    const question = thought.open[0];
    if (!question) break;
    const known = sealedKnownTo(thought, question.side);
    const mine = question.side === side ? plans : {};
    thought.giveAnswer(question.side, heuristics.reflex(field, thought.state, question, mine, known), dice);
    spent.answers++;
    const now = horizon();
    if (now === stretch) continue;
    stretch = now;
    if (--stretches === 0) break;
  }
  return leadOf(thought, side);
}

/** By how much a side stands better than the other, in hundredths of a company. */
export function leadOf<S, A, F>(position: SeatPosition<S, A, F>, side: Side): number {
  const { rules, field, state } = position;
  const value = (of: Side): number => rules.heuristics.value(field, state, of, sealedKnownTo(position, of));
  return value(side) - value(otherSide(side));
}
