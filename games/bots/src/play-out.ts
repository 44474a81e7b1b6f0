import {
  type Chance,
  chanceDice,
  copyOfSaved,
  otherSide,
  type Plans,
  Position,
  type SavedPosition,
  type Side,
} from '@linstock/kernel';

/** How many stretches are fought through for a plan where the system names no number. */
const STRETCHES = 3;
/** Longest stretch thought through, in answers of both sides; past it the position is valued as it stands. */
const LONGEST = 400;

/** Where a thought begins, and whose it is. */
export interface Outset<S, A, F> {
  readonly position: Position<S, A, F>;
  readonly start: SavedPosition<S, A>;
  readonly side: Side;
}

/** The position as it is now, for a side to think on from. */
export function outsetOf<S, A, F>(position: Position<S, A, F>, side: Side): Outset<S, A, F> {
  return { position, start: position.save(), side };
}

/**
 * Fights some stretches to their end, both sides by reflex but for a first answer, and values what is left.
 * @param first the answer the side begins with; null where its plans say what it does
 * @param chance of the dice thrown in thought
 * @returns the lead of the side, in hundredths of a company
 */
export function playOut<S, A, F>(
  { position, start, side }: Outset<S, A, F>,
  plans: Plans,
  first: A | null,
  chance: Chance,
): number {
  const { rules, field } = position;
  const { wits } = rules;
  const thought = Position.load(rules, field, copyOfSaved(rules, start), { keep: false });
  const dice = chanceDice(chance);
  let stretch = wits.horizon(field, thought.state);
  if (first !== null) thought.give(side, first, dice);
  let stretches = wits.stretches ?? STRETCHES;
  for (let given = 0; given < LONGEST && !thought.over; given++) {
    const question = thought.open[0];
    if (!question) break;
    const mine = question.side === side ? plans : {};
    thought.give(question.side, wits.reflex(field, thought.state, question, mine), dice);
    const now = wits.horizon(field, thought.state);
    if (now === stretch) continue;
    stretch = now;
    if (--stretches === 0) break;
  }
  return wits.value(field, thought.state, side) - wits.value(field, thought.state, otherSide(side));
}
