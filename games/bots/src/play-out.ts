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

/** Number of stretches played out for a plan if the system names none. */
const DEFAULT_STRETCHES = 3;
/** Maximum number of answers of both sides in one playout; past it the position is valued unchanged. */
const MAX_STRETCH_ANSWERS = 400;

/** The cost of thinking about one answer: the number of playout answers. */
export interface ThinkingCost {
  answers: number;
}

/**
 * Plays some stretches out, both sides by reflex except a first answer, and values the result. Answers sealed to the
 * side are guessed.
 * @param first the answer the side begins with; null to follow its plans
 * @param seed of the dice and guesses of the playout
 * @param spent counts the playout's answers
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

/** The lead of a side over the other, in hundredths of a company. */
export function leadOf<S, A, F>(position: SeatPosition<S, A, F>, side: Side): number {
  const { rules, field, state } = position;
  const value = (of: Side): number => rules.heuristics.value(field, state, of, sealedKnownTo(position, of));
  return value(side) - value(otherSide(side));
}
