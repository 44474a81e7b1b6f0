import { type Refusal, refusal } from './clause.ts';
import { nth } from './nth.ts';
import type { Procedure, Provocation, TypedQuestion } from './question.ts';

/** An answer that names its kind, such as `fire` or `rally`. */
export interface NamedAnswer {
  readonly do: string;
}

/** The answers of kind `D`. */
export type AnswerOfKind<A extends NamedAnswer, D extends A['do']> = Extract<A, { readonly do: D }>;

/**
 * One kind of answer as one object: its legal answers, the reason why another is illegal, and what giving it does. A question is put
 * together from the decisions that can answer it. So a rule system has each decision in one place:
 *
 * ```ts
 * export const rally: Decision<View, Game, Rally, Answer> = {
 *   options: (view) => routedRegiments(view).map((regiment) => ({ do: 'rally', regiment })),
 *   refuse: (view, { regiment }) => refuseRally(view, regiment),
 *   *carryOut(game, { regiment }) { ... },
 * };
 * ```
 *
 * The screen and the bots need more for each kind of answer: its clicks, its words, a quick choice. These are tables with one row
 * for each decision, in `present/` and `heuristics/`.
 *
 * `View` is what the decision may look at, usually field, state and the side that decides. `Game` adds what changes a game. `A` are
 * the answers of this kind and `All` the answers of the system: carrying one out may ask further questions.
 */
export interface Decision<View, Game extends View, A extends All, All> {
  /** The legal answers of this kind; if the same can be said in many ways, one way each. */
  options(view: View): Iterable<A>;
  /** The legality check for any answer of this kind, listed or not: null if it is legal. */
  refuse(view: View, answer: A): Refusal | null;
  /** One legal answer without listing them all, or null if there is none; left out if listing is cheap. `choose(n)` gives 0 to n-1. */
  sample?(view: View, choose: (n: number) => number): A | null;
  /** The reactions that a step of this answer provokes; left out if it provokes none. */
  provokes?(view: View, answer: A): readonly Provocation[];
  /** Carries out a legal answer. A decision that asks nothing more may return nothing. */
  carryOut(game: Game, answer: A): Procedure<All> | void;
}

/** The decisions that can answer a question, by kind of answer, in the order in which their options are listed. */
export type Decisions<View, Game extends View, B extends All & NamedAnswer, All> = {
  readonly [D in B['do']]: Decision<View, Game, AnswerOfKind<B, D>, All>;
};

/** The options and the legality check of a question that these decisions can answer, and a sample: one of the options. */
export function decidedBy<View, Game extends View, B extends All & NamedAnswer, All>(
  view: View,
  decisions: Decisions<View, Game, B, All>,
): Pick<TypedQuestion<All, B>, 'options' | 'refuse'> & { sample(choose: (n: number) => number): B } {
  const options = (): B[] => listOf(decisions).flatMap((decision) => [...decision.options(view)]);
  return {
    options,
    refuse: (answer) =>
      Object.hasOwn(decisions, answer.do) ? decisionFor(decisions, answer).refuse(view, answer) : NOT_ASKED,
    sample(choose) {
      const all = options();
      return nth(all, choose(all.length));
    },
  };
}

/** The page and the bots try answers at whatever question is open, so a question refuses answers of other questions. */
const NOT_ASKED = refusal('not-asked', null, 'This answers another question: answer the one that is asked.');

/** Carries out an answer by the decision of its kind. */
export function* carryOut<View, Game extends View, B extends All & NamedAnswer, All>(
  decisions: Decisions<View, Game, B, All>,
  game: Game,
  answer: B,
): Procedure<All> {
  const more = decisionFor(decisions, answer).carryOut(game, answer);
  if (more) yield* more;
}

/** The decision that an answer belongs to. */
export function decisionFor<View, Game extends View, B extends All & NamedAnswer, All>(
  decisions: Decisions<View, Game, B, All>,
  answer: B,
): Decision<View, Game, B, All> {
  return decisions[answer.do as B['do']] as Decision<View, Game, B, All>;
}

function listOf<View, Game extends View, B extends All & NamedAnswer, All>(
  decisions: Decisions<View, Game, B, All>,
): Decision<View, Game, B, All>[] {
  return Object.values(decisions);
}
