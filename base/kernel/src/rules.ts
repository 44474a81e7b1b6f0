import type { ClauseId, Clauses, Refusal } from './clause.ts';
import type { Clock, Pace } from './clock.ts';
import type { Guide } from './guide.ts';
import type { Json, Options } from './json.ts';
import type { Procedure, Question } from './question.ts';
import type { Reckoning } from './reckoning.ts';
import type { SealedAnswer } from './sealed-answers.ts';
import type { Chance } from './seeded.ts';
import type { Side } from './side.ts';
import type { Umpire } from './umpire.ts';

/** The end of a game: who won by which rule; no winner is a draw. */
export interface Verdict {
  readonly winner: Side | null;
  /** Null where no rule ended it: a side resigned, or both agreed to a draw. */
  readonly clause: ClauseId | null;
  readonly sentence: string;
}

/** Something to be chosen when a game begins; it is kept in the game's options under its id. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  /** The only battles it means something in; left out where it does in all. */
  readonly battles?: readonly string[];
  /** Where it is a whole number: its bounds, and the usual one. `choices` is then empty. */
  readonly whole?: { readonly least: number; readonly most: number; readonly usual: number };
  /** Where it follows another option as long as it is left alone: which, and what it is then by that one's values, in words. */
  readonly follows?: { readonly option: string; readonly as: Readonly<Record<string, string>> };
  /** What may be chosen, the usual first: that is what holds where the options do not name it. */
  readonly choices: readonly {
    readonly value: Json;
    readonly label: string;
    /** What it means, in a line. */
    readonly line: string;
  }[];
}

/** A reckoning by name that anybody may fill in: the reckoner page, `linstock reckon`. */
export interface ReckoningForm {
  readonly title: string;
  readonly clause: ClauseId;
  /** JSON Schema of the situation. */
  readonly schema: Json;
  /** A situation to start from. */
  readonly example: Json;
  /** The choices that are made most; left out where all fields are asked alike. */
  readonly quick?: CommonChoices;
  /** The reckoning of a situation, or why there is none. Where more is thrown, it is that of the first throw. */
  reckon(situation: unknown): Reckoning | Refusal;
  /**
   * Throws all that is thrown in turn for a situation `reckon` does not refuse, and says what it comes to. Left out where
   * the first throw is all.
   */
  follow?(umpire: Umpire, situation: unknown): string;
  /** With what chances a situation that `reckon` does not refuse ends, when all is thrown; left out where `follow` is. */
  foretell?(situation: unknown): readonly Prospect[];
}

/** The choices of a form that are made most, for big buttons. */
export interface CommonChoices {
  /** Fields by their path, such as `target.cover`, in the order in which they are asked. */
  readonly fields: readonly QuickField[];
  /** Path of what is told of one unit, which other forms may take over; empty where the form is about that unit alone. */
  readonly unit?: string;
}

/** A field whose values are buttons: its words, yes and no, or the numbers named here. */
export interface QuickField {
  readonly at: string;
  /** Values in the order of the buttons; all words of the field unless told. */
  readonly values?: readonly (string | number)[];
}

/** One way a filled-in situation may end. */
export interface Prospect {
  readonly label: string;
  /** Above 0, up to 1; those of all prospects add to 1. */
  readonly chance: number;
}

/** A table of the rules, for the sheet a player keeps beside him. */
export interface ReferenceTable {
  readonly title: string;
  readonly clause: ClauseId;
  /** Headings of the columns; none where the rows speak for themselves. */
  readonly columns?: readonly string[];
  /** Row by row, the first cell of each its heading. */
  readonly rows: readonly (readonly string[])[];
  /** What is to be known beside it, in a sentence or two. */
  readonly note?: string;
  /** It takes the width of the page. */
  readonly wide?: boolean;
}

/** A situation of a named reckoning. */
export interface Situation {
  /** Name of the reckoning among `reckonings`. */
  readonly form: string;
  readonly situation: unknown;
}

/** What each body of a side means to do, by body id; a body not named does what comes naturally. */
export type Plans = Readonly<Record<string, string>>;

/** A body of troops under one command, and the plans worth thinking about for it, the natural one first. */
export interface Command {
  readonly body: string;
  readonly plans: readonly string[];
}

/** An answer given in secret, or to be given so, that is to be guessed at. */
export interface AnswerToGuess {
  readonly side: Side;
  /** Kind of the question it answers. */
  readonly kind: string;
}

/** A kind of question that may be answered beforehand, as the settings of a seat tell it. */
export interface StandingKind {
  readonly kind: string;
  readonly title: string;
  readonly clause: ClauseId;
  /** What may be said besides asking and letting go by: that units act, or that it is settled as usual. */
  readonly says: 'act' | 'usual';
  /** What its chance is the chance of, such as `a hit`; null where it has none. */
  readonly chance: string | null;
  /** Set where some of its answers come to the same: then it is asked only where they differ, unless one wants otherwise. */
  readonly differs?: true;
  /** Set where only a sole answer is settled: nothing is then offered beside the question, which is there for much else. */
  readonly sole?: true;
  /** Set where it is answered in secret: it is settled for who is away, and by no rule for several kinds at once. */
  readonly secret?: true;
}

/**
 * What a bot needs to know of a system to play it. What is answered depends on the arguments alone. `known` are the shut
 * answers of whoever thinks: they are not in the state.
 */
export interface Heuristics<S, A, F> {
  /** How well a side stands, in hundredths of a company (or stand): positive is good for it. */
  value(field: F, state: S, side: Side, known: readonly SealedAnswer<A>[]): number;
  /** A handful of sensible answers, likeliest first; never empty, each of them legal. */
  candidates(field: F, state: S, question: Question<A>, known: readonly SealedAnswer<A>[]): readonly A[];
  /** One decent answer at once, carrying out the plans of the side asked. Legal. */
  reflex(field: F, state: S, question: Question<A>, plans: Plans, known: readonly SealedAnswer<A>[]): A;
  /** The commands of a side that can be given a plan now. */
  commands(field: F, state: S, side: Side, known: readonly SealedAnswer<A>[]): readonly Command[];
  /** A number that changes when a stretch of play worth thinking to its end is over, such as a player turn. */
  horizon(field: F, state: S, known: readonly SealedAnswer<A>[]): number;
  /** How many stretches plans are fought through in thought; best so many that the enemy has the last word. Absent: 3. */
  readonly stretches?: number;
  /** Answers of both sides a bot may give in thought before one of its own, for each unit of its effort. Absent: no bound. */
  readonly thought?: number;
  /** Its commands are many, and each changes little: a bot draws plans for all of them together. Absent: it tries one by one. */
  readonly together?: true;
  /** Whether a question is worth a second thought: the answers other plans would give are weighed too. Absent: none is. */
  isWeighty?(question: Question<A>): boolean;
  /** One sentence on why such an answer was given, for a player who asks the bot; null where there is no better reason than the rules. */
  reason?(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    plans: Plans,
    known: readonly SealedAnswer<A>[],
  ): string | null;
  /**
   * A lawful guess at what the other side has answered in secret, or will; needed where the rules ask in secret. It is the
   * same for an answer locked already and for one still to be given, so that thought does not hang on which it is.
   */
  guess?(field: F, state: S, toGuess: AnswerToGuess, known: readonly SealedAnswer<A>[], chance: Chance): A;
}

/** A battle as a list of battles tells it. */
export interface BattleSummary {
  readonly title: string;
  /** As ISO 8601 (`1781-01-17`); empty for one that was never fought. */
  readonly date: string;
  readonly place: string;
  readonly summary: string;
}

/** A rule system as a list of systems tells it, before its rulebook is there. */
export interface SystemManifest {
  readonly id: string;
  readonly title: string;
  /** What it is like, in a line. */
  readonly line: string;
  readonly sides: readonly [string, string];
  /** The colours the sides are known by, where the first is not red and the second blue. */
  readonly colours?: readonly ['blue', 'red'];
  /** Names of the sides by battle, where they are not `sides`. */
  readonly sidesAt?: Readonly<Record<string, readonly [string, string]>>;
  /** Ids of the battles it can fight. */
  readonly battles: readonly string[];
  /** The battles of its own, which the house knows only from it. */
  readonly battleSummaries?: Readonly<Record<string, BattleSummary>>;
  /** What may be chosen when a game begins; left out where there is nothing. */
  readonly options?: readonly GameOption[];
  /** What its battles are measured in. */
  readonly pace: Pace;
  /** What its loss statistics count, in a line. */
  readonly lost?: string;
}

/**
 * What it takes to run games of a rule system. S is the state of a game: plain JSON of small numbers, strings and arrays.
 * A is an answer to any question. F is the field: everything of a battle that never changes in a game (map, order
 * of battle, look-up tables), shared by all copies of the state.
 */
export interface Rules<S, A, F> extends SystemManifest {
  /** Raised when a change of rules would make an old record play differently. */
  readonly version: string;
  /** Older versions whose games go on under this one, since they play the same. */
  readonly plays?: readonly string[];
  readonly clauses: Clauses;
  /** What a newcomer is told: the sequence of play, the chapters of the rules, how each battle is won; left out where nobody has written it. */
  readonly guide?: Guide;
  /** Lays out a battle. Throws RangeError for a battle or an option it does not know, saying which it knows. */
  field(battle: string, options: Options): F;
  /** Names of the sides on one field, where they are not `sides` on all of them. */
  sidesIn?(field: F): readonly [string, string];
  /** SHA-256 of what a battle's field is made of, as written into records. */
  battleHash(battle: string): string;
  /** By battle, the hashes older records have for a field that is still the same. */
  readonly olderHashes?: Readonly<Record<string, readonly string[]>>;
  /** True if its battle is as a map has it, and not the one that comes with the system. */
  readonly onMap?: true;
  deploy(field: F): S;
  /** The sequence of play from a state on; it can be started at every stable point and ends with the game. */
  play(umpire: Umpire, field: F, state: S): Procedure<A>;
  clone(state: S): S;
  verdict(field: F, state: S): Verdict | null;
  /** How far the battle has come. */
  clock(field: F, state: S): Clock;
  /** How the game ends where a side resigns; absent where the other side simply wins. */
  concededVerdict?(field: F, state: S, side: Side): Verdict;
  /** What a seat may settle beforehand, by kind of question. */
  readonly standing: readonly StandingKind[];
  /** An answer of this kind of question out of unknown data; null when it has not the shape of one. */
  parseAnswer(kind: string, value: unknown): A | null;
  readonly reckonings: Readonly<Record<string, ReckoningForm>>;
  /** All tables of the rules on one page, in the order in which they are laid out; left out where nobody has made one. */
  readonly reference?: readonly ReferenceTable[];
  readonly heuristics: Heuristics<S, A, F>;
  /** Losses of a side so far in companies (or stands) and in men, for statistics. */
  losses(
    field: F,
    state: S,
    side: Side,
  ): { readonly units: number; readonly of: number; readonly men: number; readonly menOf: number };
  /** What each unit has lost so far in men, for statistics; left out where nobody counts it. */
  unitLosses?(field: F, state: S): readonly UnitLoss[];
}

/** What a unit has lost. */
export interface UnitLoss {
  readonly side: Side;
  readonly name: string;
  readonly men: number;
  readonly menOf: number;
}
