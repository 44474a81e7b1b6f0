import {
  type Chance,
  type MachineLevel,
  nth,
  type Question,
  type SeatPosition,
  type Side,
  type SystemManifest,
} from '@linstock/kernel';

/** The limits of a bot's thinking on one answer. */
export interface ThinkingLimits {
  /** Its own chance, for dice it throws in thought and for ties. Never the game's dice. */
  readonly chance: Chance;
  /** Number of stretches of play it may play out for one plan, 1 to some hundreds. */
  readonly effort: number;
  /** The mistakes a gentler opponent makes, as people do; absent: none. */
  readonly mistakes?: Mistakes;
  /** Says when time is up; the bot then answers with the best it has. */
  readonly late?: () => boolean;
}

/**
 * Mistakes of people. `own turn`: it plans no further than to the end of the present stretch of play. `forgetful`: it
 * does not compare plans at all, forgets one command in each stretch, and has the habits of a beginner.
 */
export type Mistakes = 'own turn' | 'forgetful';

/** A player that is a program: it is given the position as its seat knows it, and answers the open question of its side. */
export interface Bot<S, A, F> {
  readonly name: BotName;
  answer(position: SeatPosition<S, A, F>, side: Side, thinking: ThinkingLimits): A;
  /** Why it would give this answer, in a sentence; null if it has no better reason than the rules. */
  reason(position: SeatPosition<S, A, F>, side: Side, answer: A): string | null;
  /** True if it sees no hope for its side after its last answer and would resign. Absent: it fights to the end. */
  resigns?(): boolean;
  /** True if it would agree to a draw now: it sees no better end for its side. Absent: it fights to the end. */
  agreesToDraw?(): boolean;
  /** True, once, if it would offer a draw after its last answer. Absent: it never does. */
  offersDraw?(): boolean;
}

/** The names of the bots, weakest first. `captain-1` is an older captain, to measure changes against. */
export const BOT_NAMES = ['random', 'greedy', 'captain-1', 'captain'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The strength of a bot when people play against it, weakest first. */
export const LEVELS: readonly MachineLevel[] = ['beginner', 'easy', 'normal', 'hard'];
export type Level = MachineLevel;

/** The part of a system that says which levels it has. */
type Levelled = Pick<SystemManifest, 'levels'>;

/** The levels that a system has, weakest first. */
export const levelsOf = ({ levels = LEVELS }: Levelled): readonly Level[] =>
  LEVELS.filter((level) => levels.includes(level));

/**
 * The level that plays where one was asked for, maybe before its system gave it up: the strongest that is no stronger, or
 * the weakest there is.
 */
export function levelPlayed(asked: Level, system: Levelled): Level {
  const offered = levelsOf(system);
  const weaker = offered.filter((level) => LEVELS.indexOf(level) <= LEVELS.indexOf(asked));
  return weaker.at(-1) ?? offered[0] ?? asked;
}

/** A description of each level, in a sentence. */
export const LEVEL_SENTENCES: Readonly<Record<Level, string>> = {
  beginner: 'It goes straight at its aim, and each turn it forgets a part of its army.',
  easy: 'It weighs a few plans, but looks no further than its own turn.',
  normal: 'It weighs many plans several turns ahead, up to a second for an answer.',
  hard: 'It plans like normal with three times the time, up to three seconds for an answer.',
};

/** The name of a bot of a level, wherever it is named. */
export function machineName(level: Level): string {
  return `Machine, ${level}`;
}

/** The open question of a side. Throws RangeError when nothing is asked of it. */
export function openQuestion<S, A, F>(position: SeatPosition<S, A, F>, side: Side): Question<A> {
  const question = position.question(side);
  if (!question) throw new RangeError(`Nothing is asked of the ${position.sides[side]} side.`);
  return question;
}

/** A random legal answer. */
export function anyAnswer<A>(question: Question<A>, chance: Chance): A {
  if (question.sample) return question.sample((n) => chance.below(n));
  const options = [...question.options()];
  if (options.length === 0) throw new RangeError(`The question "${question.kind}" has no legal answer.`);
  return nth(options, chance.below(options.length));
}
