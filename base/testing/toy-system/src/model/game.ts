import {
  type Decisions,
  decidedBy,
  type Decision as KernelDecision,
  type Procedure,
  type Side,
  type TypedQuestion,
} from '@linstock/kernel';
import type { BattleContext } from '@linstock/scene';
import type { Answer, AnswerOf, DecisionName } from './answers.ts';
import type { Square } from './field.ts';
import type { ToyState } from './state.ts';

export { emit } from '@linstock/scene';

/** The data that every procedure uses: the umpire, the field and the state it changes. */
export type Game = BattleContext<Square, ToyState>;

/** A stretch of the rules of the toy system. */
export type Play<R = void> = Procedure<Answer, R>;

/** The data that a decision reads: field and state, and the side that decides. */
export type DecisionView = Pick<Game, 'field' | 's'> & { readonly side: Side };
/** The same, with the umpire. */
export type DecisionGame = Game & { readonly side: Side };

/** One kind of answer: its legal answers, its legality check and its effect. */
export type Decision<D extends DecisionName> = KernelDecision<
  DecisionView,
  DecisionGame,
  AnswerOf<D>,
  Answer
>;

/** The decision that answers a question, by its name. */
export type DecisionTo<D extends DecisionName> = Decisions<DecisionView, DecisionGame, AnswerOf<D>, Answer>;

/** The parts of a question that are not in its decision. Its kind is the name of the decision. */
type QuestionFrame<D extends DecisionName> = Partial<TypedQuestion<Answer, AnswerOf<D>>> & {
  readonly kind: D;
  readonly clause: string;
  prompt(): string;
};

/** The question that a decision answers. Each question of the toy system is stable. */
export function questionOf<D extends DecisionName>(
  view: DecisionView,
  decision: DecisionTo<D>,
  frame: QuestionFrame<D>,
): TypedQuestion<Answer, AnswerOf<D>> {
  const decided = decidedBy<DecisionView, DecisionGame, AnswerOf<D>, Answer>(view, decision);
  return { side: view.side, stable: true, ...decided, ...frame };
}
