import { ask, nth, type Procedure, type TypedQuestion } from '@linstock/kernel';
import type { BattleContext } from '@linstock/scene';
import type { Answer, AnswerTo, QuestionKind } from './answers.ts';
import type { Field } from './field.ts';
import type { State } from './state.ts';

export { emit, movedTogether } from '@linstock/scene';

/** The arguments of every procedure: the umpire, the field and the state it changes. */
export type Game = BattleContext<Field, State>;

/** Field and state without an umpire, for read-only code: presentation and bots call the same legality checks. */
export type StateView = Pick<Game, 'field' | 's'>;

/** A stretch of the rules of Flintlock. */
export type Play<R = void> = Procedure<Answer, R>;

/** A question of a kind, refusing and offering answers of that kind. */
export interface QuestionOf<K extends QuestionKind> extends TypedQuestion<Answer, AnswerTo<K>> {
  readonly kind: K;
}

/** Asks a question of a kind and gives an answer of that kind. */
export const put: <K extends QuestionKind>(question: QuestionOf<K>) => Play<AnswerTo<K>> = ask;

/**
 * Asks a question; if it has exactly one legal answer the program gives it (digest, Decisions). Not for questions whose
 * answer throws dice.
 */
export function* settle<K extends QuestionKind>(question: QuestionOf<K>): Play<AnswerTo<K>> {
  const options = question.options();
  return options.length === 1 ? nth(options, 0) : yield* put(question);
}
