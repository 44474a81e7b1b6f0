import {
  chanceDice,
  type Dice,
  type EnemyModel,
  type Heuristics,
  imaginedPosition,
  otherSide,
  type Plans,
  type Reckoning,
  type SeatPosition,
  type Side,
  sealedKnownTo,
  seededChance,
  type Throw,
} from '@linstock/kernel';

/** Number of stretches played out for a plan if the system names none. */
const DEFAULT_STRETCHES = 3;
/** Maximum number of answers of both sides in one playout; past it the position is valued unchanged. */
const MAX_ANSWERS = 400;

/** The cost of thinking about one answer: the number of playout answers. */
export interface ThinkingCost {
  answers: number;
}

/** A position that a side thinks about, and how. */
export interface ThoughtSetting<S, A, F> {
  readonly position: SeatPosition<S, A, F>;
  readonly side: Side;
  readonly heuristics: Heuristics<S, A, F>;
  /** Counts the answers of play-outs. */
  readonly spent: ThinkingCost;
  /** Number of stretches to play out; what the system says by default. */
  readonly stretches?: number;
  /** The dice of a seed; thrown in a row by default. */
  readonly dice?: (seed: string) => Dice;
  /** The enemy of a seat; by default one with natural plans. */
  readonly enemy?: (seed: string) => EnemyModel<S, A, F>;
}

/**
 * Plays some stretches out and values the result. Both sides play by reflex, except for a first answer.
 * Answers sealed to the side are guessed.
 * @param first the answer the side begins with; null to follow its plans
 * @param seed of the dice and guesses of the playout
 * @returns the lead of the side, in hundredths of a company
 */
export function playOut<S, A, F>(
  setting: ThoughtSetting<S, A, F>,
  plans: Plans,
  first: A | null,
  seed: string,
): number {
  const { position, side, heuristics, spent } = setting;
  const { field } = position;
  const thought = imaginedPosition(position, side, seed, { keep: false });
  const dice = setting.dice?.(seed) ?? chanceDice(seededChance(seed));
  const enemy = setting.enemy?.(seed) ?? { heuristics, plans: {} };
  const horizon = (): number => heuristics.horizon(field, thought.state, sealedKnownTo(thought, side));
  let stretch = horizon();
  if (first !== null) thought.giveAnswer(side, first, dice);
  let stretches = setting.stretches ?? heuristics.stretches ?? DEFAULT_STRETCHES;
  for (let given = 0; given < MAX_ANSWERS; given++) {
    const question = thought.open[0];
    if (!question) break;
    const known = sealedKnownTo(thought, question.side);
    const player = question.side === side ? { heuristics, plans } : enemy;
    const answer = player.heuristics.reflex(field, thought.state, question, player.plans, known);
    thought.giveAnswer(question.side, answer, dice);
    spent.answers++;
    const now = horizon();
    if (now === stretch) continue;
    stretch = now;
    if (--stretches === 0) break;
  }
  return leadOf(thought, side, heuristics);
}

/** The lead of a side over the other, in hundredths of a company. */
export function leadOf<S, A, F>(
  position: SeatPosition<S, A, F>,
  side: Side,
  heuristics: Heuristics<S, A, F>,
): number {
  const { field, state } = position;
  const value = (of: Side): number => heuristics.value(field, state, of, sealedKnownTo(position, of));
  return value(side) - value(otherSide(side));
}

/**
 * Dice that depend on the purpose of a throw and on the number of earlier throws for it. So two plans have
 * the same luck where they do the same, whatever they do elsewhere, and their difference shows sooner.
 */
export function keyedDice(seed: string): Dice {
  const thrown = new Map<string, number>();
  return {
    throw(spec: Throw, reckoning?: Reckoning): readonly number[] {
      const purpose = reckoning?.title ?? '';
      const before = thrown.get(purpose) ?? 0;
      thrown.set(purpose, before + 1);
      return chanceDice(seededChance(`${seed}|${purpose}|${before}`)).throw(spec);
    },
  };
}
