import {
  ask,
  carryOut,
  type Decisions,
  decidedBy,
  type Decision as KernelDecision,
  type Procedure,
  type Side,
  type TypedQuestion,
} from '@linstock/kernel';
import type { BattleContext } from '@linstock/scene';
import type { Answer, AnswerOf, AnswerTo, DecisionName, QuestionKind } from './answers.ts';
import type { Field } from './field.ts';
import type { State } from './state.ts';

export { emit, movedTogether, noteEvent } from '@linstock/scene';

/** The context of every procedure: the umpire, the field and the state that it changes. */
export type Game = BattleContext<Field, State>;

/** Field and state without an umpire, for read-only code: presentation and bots call the same legality checks. */
export type StateView = Pick<Game, 'field' | 's'>;

/** A stretch of the rules of American Legions. */
export type Play<R = void> = Procedure<Answer, R>;

/** The view for a decision: field and state, the side that decides, and the subject of its question. */
export type DecisionView<More = unknown> = StateView & { readonly side: Side } & More;
/** The same, with the umpire. */
export type DecisionGame<More = unknown> = Game & { readonly side: Side } & More;

/** One kind of answer: its legal answers, its legality check and its effect. `More` is what its question is about. */
export type Decision<D extends DecisionName, More = unknown> = KernelDecision<
  DecisionView<More>,
  DecisionGame<More>,
  AnswerOf<D>,
  Answer
>;

/** The decisions that can answer a kind of question, one for each kind of answer. */
export type DecisionsTo<K extends QuestionKind, More = unknown> = Decisions<
  DecisionView<More>,
  DecisionGame<More>,
  AnswerTo<K>,
  Answer
>;

/** A question of a kind, refusing and offering answers of that kind. */
export interface QuestionOf<K extends QuestionKind> extends TypedQuestion<Answer, AnswerTo<K>> {
  readonly kind: K;
}

/** The parts of a question that its decisions do not supply. A part given here replaces theirs. */
type QuestionFrame<K extends QuestionKind> = Pick<QuestionOf<K>, 'kind' | 'clause' | 'prompt'> &
  Partial<QuestionOf<K>>;

/** The question that these decisions answer. It is asked at a stable point unless its frame says otherwise. */
export function questionOf<K extends QuestionKind, More>(
  view: DecisionView<More>,
  decisions: DecisionsTo<K, More>,
  frame: QuestionFrame<K>,
): QuestionOf<K> {
  const decided = decidedBy<DecisionView<More>, DecisionGame<More>, AnswerTo<K>, Answer>(view, decisions);
  return { side: view.side, stable: true, ...decided, ...frame };
}

/**
 * Asks a question, if there is one, and carries out its answer.
 * @returns false if the step is over: there is nothing to decide, or the answer ends it
 */
export function* decide<K extends QuestionKind, More>(
  game: DecisionGame<More>,
  decisions: DecisionsTo<K, More>,
  question: QuestionOf<K> | null,
): Play<boolean> {
  if (!question) return false;
  const answer = yield* ask<Answer, AnswerTo<K>>(question);
  yield* carryOut(decisions, game, answer);
  return answer.do !== 'done' && answer.do !== 'pass';
}
