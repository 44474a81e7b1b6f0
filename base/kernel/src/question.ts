import type { ClauseId, Refusal } from './clause.ts';
import type { SealId } from './seal-id.ts';
import type { Side } from './side.ts';

/**
 * A decision one side has to make. It knows every legal answer and can say why any other is not.
 * A question asked at a *stable point* says so: there the state alone tells where in the sequence of play
 * we are, and a fresh `play(state)` asks this very question again without a throw or a change.
 */
export interface Question<A> {
  readonly side: Side;
  /** What is decided, such as `fire` or `retreat-hex`. */
  readonly kind: string;
  readonly clause: ClauseId;
  readonly stable: boolean;
  /** True where the answer stays hidden from the other side until the rules reveal it. Asked with `askSealed`. */
  readonly sealed?: boolean;
  /** Set where a seat may settle the answer beforehand. To a sealed question such an answer is given without a mark. */
  readonly standing?: StandingTerms<A>;
  /** What is asked, in one sentence for the player. */
  prompt(): string;
  /** The legal answers; where there are too many ways to say the same thing, one way each. */
  options(): Iterable<A>;
  /** The law for any answer of the right shape, offered or not: null when it is legal. It may not hang on a sealed answer. */
  refuse(answer: A): Refusal | null;
  /** One legal answer without listing them all; `choose(n)` gives 0 to n-1. */
  sample?(choose: (n: number) => number): A;
  /** An answer by which is done what has to be done in any case, in any order; null where there is something to decide. */
  forcedAnswer?(): A | null;
  /** The piece whose step is being answered, such as the unit that comes into view; left out where it is no one piece. */
  readonly against?: number;
  /** What a step of this answer provokes, told before it is given, from the same reckonings. */
  provokes?(answer: A): readonly Provocation[];
}

/** How a question is answered by what a seat has settled beforehand. */
export interface StandingTerms<A> {
  /** The units that may act, each with the exact chance of an effect, or null without such a number. Empty for a question of no unit. */
  readonly units: readonly { readonly piece: number; chance(): number | null }[];
  /** True if the rules ask again after each act. The judge then lets one piece act at a time, by its chance at that moment. */
  readonly oneByOne?: true;
  /** Exactly these act, in this order; none: it is let go by. Null where a person must also choose how (a path, a hex). */
  act(pieces: readonly number[]): A | null;
  /** Settled in the usual way, such as sharing out hits; null where there is none. */
  usual(): A | null;
  /**
   * The answer than which no other can serve its side better: all come to the same, those among whom it chooses being alike in all
   * that counts, or it leaves its side free to do whatever another would let it. Null where they differ. Left out where they always do.
   */
  same?(): A | null;
  /** Whether an answer lets it go by: nobody acts, and nothing on the table changes. */
  declines(answer: A): boolean;
}

/**
 * Of a question of no unit that is settled in the usual way, such as sharing out hits.
 * @param alike whether all answers come to the same, for what they choose among is alike
 */
export function usualStanding<A>(usual: () => A, alike: () => boolean = () => false): StandingTerms<A> {
  const same = (): A | null => (alike() ? usual() : null);
  return { units: [], act: () => null, usual, same, declines: () => false };
}

/** A question whether one unit does something that needs details from a person: a standing answer can only pass it. */
export function declineOnly<A>(
  piece: number,
  decline: A,
  declines: (answer: A) => boolean,
): StandingTerms<A> {
  return {
    units: [{ piece, chance: () => null }],
    act: (pieces) => (pieces.length === 0 ? decline : null),
    usual: () => null,
    declines,
  };
}

/** The one answer there is; null where there are several, or none. */
export function onlyAnswer<A>(answers: readonly A[]): A | null {
  const [only, ...others] = answers;
  return only !== undefined && others.length === 0 ? only : null;
}

/** A reaction that the other side may make at a step of a move. */
export interface Provocation {
  /** Index of the step, from 0. */
  readonly step: number;
  readonly piece: number;
  /** Kind of the question it will be asked. */
  readonly kind: string;
  /** The exact chance of an effect; null where there is no such number. */
  readonly chance: number | null;
}

/** The rules open what was sealed, all at once. Each seal id is opened once. */
export interface Reveal {
  readonly reveal: readonly SealId[];
  readonly clause: ClauseId;
}

/**
 * What a procedure stops at: one question; or one a side, both sealed; or that sealed answers be opened. What one side
 * decides at one moment is one question, its answer a list or a sheet.
 */
export type Moment<A> = readonly Question<A>[] | Reveal;

/**
 * A stretch of the rulebook. It yields moments, is resumed with the answers in the order asked, and returns its result.
 * For a sealed question it gets the seal id and not the answer: use `ask`, `askSealed` and `reveal`, which have the right types.
 */
export type Procedure<A, R = void> = Generator<Moment<A>, R, readonly A[]>;

/** A question whose answers are all of one shape, B: its law and its options speak of no other. */
export interface TypedQuestion<A, B extends A> extends Question<A> {
  options(): B[];
  refuse(answer: B): Refusal | null;
  sample?(choose: (n: number) => number): B;
  forcedAnswer?(): B | null;
}

/** Asks one question openly and gives the answer. */
export function* ask<A, B extends A = A>(question: Question<A>): Procedure<A, B> {
  if (question.sealed) throw new Error(`"${question.kind}" is sealed: ask it with askSealed.`);
  const answers = yield [question];
  return answers[0] as B;
}

/** Asks in secret, one question or one of each side, and gives the seal ids that stand for the answers: put them into the state. */
export function* askSealed<A>(questions: readonly Question<A>[]): Procedure<A, readonly SealId[]> {
  const open = questions.find((question) => !question.sealed);
  if (open) throw new Error(`"${open.kind}" is not sealed: ask it with ask.`);
  const sealIds: unknown = yield questions;
  return sealIds as readonly SealId[];
}

/** Opens sealed answers, in the order of the seal ids. What was lawful when it was locked may not be by now: drop that. */
export function* reveal<A, B extends A = A>(
  sealIds: readonly SealId[],
  clause: ClauseId,
): Procedure<A, readonly B[]> {
  const answers = yield { reveal: sealIds, clause };
  return answers as readonly B[];
}
