import type { Dice } from './dice.ts';
import type { LogItem } from './log-item.ts';
import type { Question, Reveal } from './question.ts';
import type { Rules } from './rules.ts';
import type { SEALED, SealId } from './seal-id.ts';
import type { SavedPosition, SealedAnswer } from './sealed-answers.ts';
import type { Side } from './side.ts';

/** The options of running a position. */
export interface RunOptions {
  /** Is called with each log item; without a listener none is made. */
  readonly listen?: (logItem: LogItem) => void;
  /** True if it can be cloned and saved between stable points too; costs one clone of the state at each. Default true. */
  readonly keep?: boolean;
}

/** A position as a seat or a spectator knows it. Bots, pages, the lab and the command line think from such a one. */
export interface SeatPosition<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  readonly state: S;
  /** The names of the sides in this battle. */
  readonly sides: readonly [string, string];
  /** All questions of the present moment, answered or not; none if the game is over or waits. */
  readonly moment: readonly Question<A>[];
  /** The unanswered questions: one, or one for each side. */
  readonly open: readonly Question<A>[];
  /** The open question of a side, or null. */
  question(side: Side): Question<A> | null;
  /** True if the state alone tells where we are: at a stable question that is not answered yet. */
  readonly stable: boolean;
  /** True if the rules have ended the game; not while it waits. */
  readonly over: boolean;
  /** Play would have to reveal an answer sealed here; then no question is open. */
  readonly waits: Reveal | null;
  /** The sealed answers, by seal id. One's own orders between lock and reveal are here and nowhere else. */
  readonly sealedAnswers: readonly SealedAnswer<A>[];
  /** The position as data. The state in it is a copy. */
  save(): SavedPosition<S, A>;
  /** An independent copy, silent unless it has a listener. Without `keep`, only at a stable point. */
  clone(running?: RunOptions): ThinkingCopy<S, A, F>;
  /** A copy with guesses for all sealed answers, for thinking past a reveal. Refuses a position that already waits for one. */
  imagine(guess: (sealed: SealedAnswer<A>) => A, running?: RunOptions): ThinkingCopy<S, A, F>;
}

/** A copy of a position to think on: answers are given to it, and no other code sees them. */
export interface ThinkingCopy<S, A, F> extends SeatPosition<S, A, F> {
  /** Gives an answer known to be legal, or one that is sealed here, and plays on with these dice. */
  giveAnswer(side: Side, answer: A | typeof SEALED, dice: Dice): void;
  /** The seal ids that the last answer revealed. */
  readonly opened: readonly SealId[];
}
