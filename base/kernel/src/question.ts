import type { ClauseId, Refusal } from './clause.ts';
import type { SealId } from './seal-id.ts';
import type { Side } from './side.ts';

/**
 * A decision that one side must make. It knows every legal answer and can say why any other is illegal. A *stable*
 * question says so: the state alone tells where in the sequence of play we are. A fresh `play(state)` then asks this
 * very question again without a throw or a change.
 */
export interface Question<A> {
  readonly side: Side;
  /** The kind of decision, such as `fire` or `retreat-hex`. */
  readonly kind: string;
  readonly clause: ClauseId;
  readonly stable: boolean;
  /** True if the answer is hidden from the other side until the rules reveal it. Asked with `askSealed`. */
  readonly sealed?: boolean;
  /** Set if a seat may answer beforehand. A standing answer to a sealed question gets no mark. */
  readonly standing?: StandingTerms<A>;
  /** The question in one sentence for the player. */
  prompt(): string;
  /** The legal answers. If the same thing can be said in many ways, one of them. */
  options(): Iterable<A>;
  /**
   * The legality check for any answer of the right shape, listed or not: null if it is legal. It may not depend on a
   * sealed answer.
   */
  refuse(answer: A): Refusal | null;
  /** One legal answer without listing them all; `choose(n)` gives 0 to n-1. */
  sample?(choose: (n: number) => number): A;
  /** An answer that does what must be done in any case, in any order; null if there is something to decide. */
  forcedAnswer?(): A | null;
  /** The piece whose step is answered, such as the unit that comes into view; left out if it is no single piece. */
  readonly against?: number;
  /** The reactions that a step of this answer provokes, shown before it is given, from the same reckonings. */
  provokes?(answer: A): readonly Provocation[];
}

/** The ways a standing answer can answer a question. */
export interface StandingTerms<A> {
  /** The units that may act, each with the exact chance of an effect, or null without such a number. Empty for a question of no unit. */
  readonly units: readonly { readonly piece: number; chance(): number | null }[];
  /** True if the rules ask again after each act. The judge then lets one piece act at a time, by its chance at that moment. */
  readonly oneByOne?: true;
  /**
   * The answer with which exactly these pieces act, in this order; with none, the question passes. Null if a
   * person must also choose how (a path, a hex).
   */
  act(pieces: readonly number[]): A | null;
  /** The usual answer, such as sharing out hits; null if there is none. */
  usual(): A | null;
  /**
   * An answer that serves its side at least as well as any other: all have the same effect, or the pieces to
   * choose among are alike, or it leaves its side every later choice. Null if the answers differ. Left out if
   * they always do.
   */
  same?(): A | null;
  /** True if an answer passes: no piece acts, and nothing on the board changes. */
  declines(answer: A): boolean;
}

/**
 * The standing answer of a question about no unit that has a usual way, such as sharing out hits.
 * @param alike whether all answers have the same effect, because the things to choose from are alike
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

/** The one answer there is; null if there are several, or none. */
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
  /** The exact chance of an effect; null if there is no such number. */
  readonly chance: number | null;
}

/** The rules reveal sealed answers, all at once. Each seal id is revealed once. */
export interface Reveal {
  readonly reveal: readonly SealId[];
  readonly clause: ClauseId;
}

/**
 * A stop of a procedure: one question; two sealed ones, one for each side; or a reveal of sealed answers. Everything
 * that one side decides at one moment is one question. Its answer is a list or a sheet.
 */
export type Moment<A> = readonly Question<A>[] | Reveal;

/**
 * A stretch of the rulebook. It yields moments, is resumed with the answers in the order asked, and returns its result.
 * For a sealed question it gets the seal id and not the answer: use `ask`, `askSealed` and `reveal`, which have the right types.
 */
export type Procedure<A, R = void> = Generator<Moment<A>, R, readonly A[]>;

/** A question whose answers all have one shape, B. Its check and its options know no other. */
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

/**
 * Asks in secret, one question or one of each side, and returns the seal ids that stand for the answers: store them
 * in the state.
 */
export function* askSealed<A>(questions: readonly Question<A>[]): Procedure<A, readonly SealId[]> {
  const open = questions.find((question) => !question.sealed);
  if (open) throw new Error(`"${open.kind}" is not sealed: ask it with ask.`);
  const sealIds: unknown = yield questions;
  return sealIds as readonly SealId[];
}

/** Reveals sealed answers, in the order of the seal ids. An answer that was legal when locked may not be so now: drop it. */
export function* reveal<A, B extends A = A>(
  sealIds: readonly SealId[],
  clause: ClauseId,
): Procedure<A, readonly B[]> {
  const answers = yield { reveal: sealIds, clause };
  return answers as readonly B[];
}
