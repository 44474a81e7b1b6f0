import type { Dice } from './dice.ts';
import type { LogItem } from './log-item.ts';
import type { Question, Reveal } from './question.ts';
import type { Rules } from './rules.ts';
import type { SEALED, SealId } from './seal-id.ts';
import type { SavedPosition, SealedAnswer } from './sealed-answers.ts';
import type { Side } from './side.ts';

/** How a position is run. */
export interface RunOptions {
  /** Is called with each log item; without a listener none is made. */
  readonly listen?: (logItem: LogItem) => void;
  /** Whether it can be cloned and saved between stable points too; costs one clone of the state at each. Default true. */
  readonly keep?: boolean;
}

/** A position as a seat or a spectator holds it: bots, pages, the lab and the command line think from such a one. */
export interface SeatPosition<S, A, F> {
  readonly rules: Rules<S, A, F>;
  readonly field: F;
  readonly state: S;
  /** What the sides are called in this battle. */
  readonly sides: readonly [string, string];
  /** All questions of the present moment, answered or not; none when the game is over or waits. */
  readonly moment: readonly Question<A>[];
  /** The questions nobody has answered yet: one, or one a side. */
  readonly open: readonly Question<A>[];
  /** The open question of a side, or null. */
  question(side: Side): Question<A> | null;
  /** Whether the state alone says where we are: at a stable question, and nobody has answered it yet. */
  readonly stable: boolean;
  /** Whether the rules have ended the game; not while it waits. */
  readonly over: boolean;
  /** Play would have to open what is sealed here; then nothing is open. */
  readonly waits: Reveal | null;
  /** The sealed answers, by seal id. One's own orders between lock and reveal are here and nowhere else. */
  readonly sealedAnswers: readonly SealedAnswer<A>[];
  /** The position as data. The state in it is a copy. */
  save(): SavedPosition<S, A>;
  /** A copy that goes its own way, silent unless told to whom. Without `keep`, only at a stable point. */
  clone(running?: RunOptions): ThinkingCopy<S, A, F>;
  /** A copy in which all that is sealed is filled in by guesses, for thinking past a reveal. Refuses one that waits already. */
  imagine(guess: (sealed: SealedAnswer<A>) => A, running?: RunOptions): ThinkingCopy<S, A, F>;
}

/** A copy of a position to think on with: answers are given to it, and nobody else sees them. */
export interface ThinkingCopy<S, A, F> extends SeatPosition<S, A, F> {
  /** Gives an answer known to be legal, or one that is sealed here, and plays on with these dice. */
  giveAnswer(side: Side, answer: A | typeof SEALED, dice: Dice): void;
  /** What the last answer given has opened. */
  readonly opened: readonly SealId[];
}
