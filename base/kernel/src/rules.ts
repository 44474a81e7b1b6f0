import type { ClauseId, Clauses, Refusal } from './clause.ts';
import type { Clock, Pace } from './clock.ts';
import type { Guide } from './guide.ts';
import type { Json, Options } from './json.ts';
import type { ManualEdit } from './manual-edit.ts';
import type { Procedure, Question } from './question.ts';
import type { Reckoning } from './reckoning.ts';
import type { SealedAnswer } from './sealed-answers.ts';
import type { Chance } from './seeded.ts';
import type { Side } from './side.ts';
import type { Umpire } from './umpire.ts';

/** The end of a game: who won by which rule; no winner is a draw, unless the game was called off. */
export interface Verdict {
  readonly winner: Side | null;
  /** Null if no rule ended it: a side resigned, or both agreed to a draw. */
  readonly clause: ClauseId | null;
  readonly sentence: string;
  /** True if a side called the game off before its second turn: there is no winner, and it counts for nothing. */
  readonly calledOff?: true;
}

/** A choice made when a game begins; stored in the game's options under its id. */
export interface GameOption {
  readonly id: string;
  readonly title: string;
  readonly clause: ClauseId;
  /** The only battles it means something in; left out if it does in all. */
  readonly battles?: readonly string[];
  /** For a whole number: its bounds and its default. `choices` is then empty. */
  readonly whole?: { readonly least: number; readonly most: number; readonly usual: number };
  /** For an option that follows another until it is set: which one, and its value by that one's values, in words. */
  readonly follows?: { readonly option: string; readonly as: Readonly<Record<string, string>> };
  /** The choices, the default first. */
  readonly choices: readonly {
    readonly value: Json;
    readonly label: string;
    /** The meaning, in a line. */
    readonly line: string;
  }[];
}

/** A reckoning by name that anyone may fill in: on the reckoner page or with `linstock reckon`. */
export interface ReckoningForm {
  readonly title: string;
  readonly clause: ClauseId;
  /** JSON Schema of the situation. */
  readonly schema: Json;
  /** A situation to start from. */
  readonly example: Json;
  /** The choices that are made most; left out if all fields are asked alike. */
  readonly quick?: CommonChoices;
  /** The reckoning of a situation, or why there is none. Where more is thrown, it is that of the first throw. */
  reckon(situation: unknown): Reckoning | Refusal;
  /**
   * Throws every roll in turn for a situation that `reckon` does not refuse, and returns the result in words. Left out
   * if there is only one throw.
   */
  follow?(umpire: Umpire, situation: unknown): string;
  /** With what chances a situation that `reckon` does not refuse ends, when all is thrown; left out where `follow` is. */
  foretell?(situation: unknown): readonly Prospect[];
}

/** The choices of a form that are made most, for big buttons. */
export interface CommonChoices {
  /** Fields by their path, such as `target.cover`, in the order in which they are asked. */
  readonly fields: readonly QuickField[];
  /** Path of the part about one unit, which other forms may take over; empty if the whole form is about that unit. */
  readonly unit?: string;
}

/** A field whose values are buttons: its words, yes and no, or the numbers listed here. */
export interface QuickField {
  readonly at: string;
  /** Values in the order of the buttons; all words of the field by default. */
  readonly values?: readonly (string | number)[];
}

/** One way a filled-in situation may end. */
export interface Prospect {
  readonly label: string;
  /** Above 0, up to 1; those of all prospects add to 1. */
  readonly chance: number;
}

/** A table of the rules, for a player's reference sheet. */
export interface ReferenceTable {
  readonly title: string;
  readonly clause: ClauseId;
  /** Headings of the columns; none if the rows speak for themselves. */
  readonly columns?: readonly string[];
  /** Row by row, the first cell of each its heading. */
  readonly rows: readonly (readonly string[])[];
  /** A note on it, in a sentence or two. */
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

/** The plan of each body of a side, by body id. A body without a plan does its natural thing. */
export type Plans = Readonly<Record<string, string>>;

/** A body of troops under one command, and the plans worth thinking about for it, the natural one first. */
export interface Command {
  readonly body: string;
  readonly plans: readonly string[];
}

/** A secret answer, given or still to be given, that must be guessed. */
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
  /** The answer if the seat is neither asked nor passes: a unit acts, or the usual answer is given. */
  readonly says: 'act' | 'usual';
  /** The result that its chance is about, such as `a hit`; null if it has no chance. */
  readonly chance: string | null;
  /** Set if some of its answers have the same effect: then the seat is asked only if they differ, unless it wants otherwise. */
  readonly differs?: true;
  /** Set if only a sole answer is settled. The question then has no setting of its own, because it asks for much else. */
  readonly sole?: true;
  /** Set if it is answered in secret: it is settled for an absent player, and by no rule for several kinds at once. */
  readonly secret?: true;
}

/**
 * The parts of a system that a bot needs to play it. Results depend only on the arguments. `known` are the
 * sealed answers of the bot's side, which are not in the state.
 */
export interface Heuristics<S, A, F> {
  /** The value of the position for a side, in hundredths of a company (or stand); positive is good for it. */
  value(field: F, state: S, side: Side, known: readonly SealedAnswer<A>[]): number;
  /** A few sensible answers, the most likely first. Never empty; each is legal. */
  candidates(field: F, state: S, question: Question<A>, known: readonly SealedAnswer<A>[]): readonly A[];
  /** One decent answer at once, carrying out the plans of the side asked. Legal. */
  reflex(field: F, state: S, question: Question<A>, plans: Plans, known: readonly SealedAnswer<A>[]): A;
  /** The commands of a side that can be given a plan now. */
  commands(field: F, state: S, side: Side, known: readonly SealedAnswer<A>[]): readonly Command[];
  /** A number that changes when a stretch of play worth thinking to its end is over, such as a player turn. */
  horizon(field: F, state: S, known: readonly SealedAnswer<A>[]): number;
  /** Number of stretches for which plans are played out; best chosen so that the enemy has the last word. Absent: 3. */
  readonly stretches?: number;
  /** Answers of both sides a bot may give in thought before one of its own, for each unit of its effort. Absent: no bound. */
  readonly thought?: number;
  /** Its commands are many, and each changes little: a bot draws plans for all of them together. Absent: it tries one by one. */
  readonly together?: true;
  /** True if a question is worth a second thought: the answers other plans would give are weighed too. Absent: none is. */
  isWeighty?(question: Question<A>): boolean;
  /** How plans for the whole side compete with each other. If absent, the captain uses its older search. */
  readonly tournament?: Tournament<S, A, F>;
  /**
   * The heuristics of `captain-1`, against which a change is measured. If absent, `captain-1` uses these heuristics.
   */
  readonly baseline?: Heuristics<S, A, F>;
  /** The plans of a beginner. Absent: a beginner uses the natural ones. */
  readonly beginner?: BeginnerPlans;
  /** Answers that a club player would call silly, for the audit of a bot's games. Absent: none is known. */
  readonly blunders?: readonly BlunderKind<S, A, F>[];
  /**
   * One sentence on why such an answer was given, for a player who asks the bot; null if there is no better reason than
   * the rules.
   */
  reason?(
    field: F,
    state: S,
    question: Question<A>,
    answer: A,
    plans: Plans,
    known: readonly SealedAnswer<A>[],
  ): string | null;
  /**
   * A legal guess at the other side's present or coming sealed answer; needed if the rules ask in secret. It
   * is the same before and after the other side has locked, so that thinking does not depend on that.
   */
  guess?(field: F, state: S, toGuess: AnswerToGuess, known: readonly SealedAnswer<A>[], chance: Chance): A;
}

/** The plans of a beginner: the mistakes that people make, for the lowest level of a bot. */
export interface BeginnerPlans {
  /** The plan of a command that is forgotten for a stretch of play: it stays where it is. */
  readonly forgotten: string;
  /** Further plans, such as to fire at the nearest enemy. */
  readonly habits: Plans;
}

/** A kind of answer that a club player would call silly, and how many of them a game may have. */
export interface BlunderKind<S, A, F> {
  /** A short name for tables, such as `hopeless rally`. */
  readonly name: string;
  /** The blunder that is counted, as a sentence. */
  readonly says: string;
  /** Mean number in a game, of both sides together, at which the audit still passes. */
  readonly atMost: number;
  /** Number of these blunders in one answer, given in this position. */
  count(field: F, state: S, question: Question<A>, answer: A): number;
}

/** A player that the enemy may be, in thought. */
export interface EnemyModel<S, A, F> {
  readonly heuristics: Heuristics<S, A, F>;
  readonly plans: Plans;
}

/**
 * The parts of a system with which a bot lets plans for the whole side play against each other. Results
 * depend only on the arguments.
 */
export interface Tournament<S, A, F> {
  /** Number of stretches for which a plan is played out. */
  readonly stretches: number;
  /** Answers of both sides in thought for one choice of plans, for each unit of a bot's effort. */
  readonly answers: number;
  /** The lead, in hundredths of a company, that counts half as much as victory. */
  readonly halfVictory: number;
  /** Plans of the whole side as its general would give them, for every command that can have one. */
  plans(field: F, state: S, side: Side, known: readonly SealedAnswer<A>[]): readonly Plans[];
  /** True if a plan given earlier is still of use, though it is not among those of the command now. */
  lasts(plan: string): boolean;
  /** A random model of the enemy of a side. */
  enemy(field: F, state: S, enemy: Side, chance: Chance): EnemyModel<S, A, F>;
}

/** A battle in the list of battles. */
export interface BattleSummary {
  readonly title: string;
  /** As ISO 8601 (`1781-01-17`); empty for a battle that was never fought. */
  readonly date: string;
  readonly place: string;
  readonly summary: string;
}

/** A rule system in the list of systems, before its rulebook is loaded. */
export interface SystemManifest {
  readonly id: string;
  readonly title: string;
  /** A description of the system, in a line. */
  readonly line: string;
  readonly sides: readonly [string, string];
  /** The colours of the sides, if the first is not red and the second blue. */
  readonly colours?: readonly ['blue', 'red'];
  /** Names of the sides by battle, if they are not `sides`. */
  readonly sidesAt?: Readonly<Record<string, readonly [string, string]>>;
  /** Ids of the battles it can fight. */
  readonly battles: readonly string[];
  /** The system's own battles, which no other package has. */
  readonly battleSummaries?: Readonly<Record<string, BattleSummary>>;
  /** The options of a game; left out if there are none. */
  readonly options?: readonly GameOption[];
  /** The unit that its battles are measured in. */
  readonly pace: Pace;
  /** The things that its loss statistics count, in a line. */
  readonly lost?: string;
  /** The levels its machine is worth offering at, by matches. Absent: all. */
  readonly levels?: readonly MachineLevel[];
}

/** The strength of a machine that people play against, weakest first: beginner, easy, normal, hard. */
export type MachineLevel = 'beginner' | 'easy' | 'normal' | 'hard';

/**
 * The functions that run games of a rule system. S is the state of a game: plain JSON of small numbers, strings and
 * arrays. A is an answer to any question. F is the field: everything of a battle that never changes in a game (map,
 * order of battle, look-up tables), shared by all copies of the state.
 */
export interface Rules<S, A, F> extends SystemManifest {
  /** Raised when a change of rules would make an old record play differently. */
  readonly version: string;
  /** Older versions whose games continue under this one, since they play the same. */
  readonly plays?: readonly string[];
  readonly clauses: Clauses;
  /**
   * The guide for a newcomer: the sequence of play, the chapters of the rules, how each battle is won. Only rules without a
   * screen have none: a `Rulebook` must have one.
   */
  readonly guide?: Guide;
  /** Lays out a battle. Throws RangeError for a battle or an option it does not know, saying which it knows. */
  field(battle: string, options: Options): F;
  /** Names of the sides on one field, if they are not `sides` on all of them. */
  sidesIn?(field: F): readonly [string, string];
  /** SHA-256 of a battle's field, as written into records. */
  battleHash(battle: string): string;
  /** By battle, the hashes older records have for a field that is still the same. */
  readonly olderHashes?: Readonly<Record<string, readonly string[]>>;
  /** True if its battle comes from a map, and not from the system. */
  readonly onMap?: true;
  deploy(field: F): S;
  /** The sequence of play from a state on; it can be started at every stable point and ends with the game. */
  play(umpire: Umpire, field: F, state: S): Procedure<A>;
  clone(state: S): S;
  verdict(field: F, state: S): Verdict | null;
  /**
   * Changes the state by hand, past the rules, and logs it; or says in a sentence why it cannot be so, and then the state
   * is not used any more. Everything a position can be is allowed, whatever the rules would let happen. It throws no
   * dice. Left out if the system has no umpire mode.
   */
  edit?(umpire: Umpire, field: F, state: S, edits: readonly ManualEdit[]): Refusal | null;
  /** The progress of the battle. */
  clock(field: F, state: S): Clock;
  /** The verdict if a side resigns; absent if the other side simply wins. */
  concededVerdict?(field: F, state: S, side: Side): Verdict;
  /** The standing answers that a seat may set, by kind of question. */
  readonly standing: readonly StandingKind[];
  /** An answer of this kind of question out of unknown data; null if it has not the shape of one. */
  parseAnswer(kind: string, value: unknown): A | null;
  readonly reckonings: Readonly<Record<string, ReckoningForm>>;
  /** All tables of the rules on one page, in order; left out if there is no such page. */
  readonly reference?: readonly ReferenceTable[];
  readonly heuristics: Heuristics<S, A, F>;
  /** Losses of a side so far in companies (or stands) and in men, for statistics. */
  losses(
    field: F,
    state: S,
    side: Side,
  ): { readonly units: number; readonly of: number; readonly men: number; readonly menOf: number };
  /** Losses of each unit so far in men, for statistics; left out if they are not counted. */
  unitLosses?(field: F, state: S): readonly UnitLoss[];
}

/** The losses of a unit. */
export interface UnitLoss {
  readonly side: Side;
  readonly name: string;
  readonly men: number;
  readonly menOf: number;
}
