import {
  type AnswerOfKind,
  ask,
  type Decisions,
  decidedBy,
  type Decision as KernelDecision,
  type Procedure,
  type TypedQuestion,
  type Umpire,
} from '@linstock/kernel';
import type { BattleContext } from '@linstock/scene';
import type { Answer, AnswerTo, QuestionKind } from './answers.ts';
import type { Field } from './field.ts';
import type { State } from './state.ts';

export { emit, noteEvent } from '@linstock/scene';

/** The arguments of every procedure: the umpire, the field and the state it changes. */
export type Game = BattleContext<Field, State>;

/** A stretch of the rules of Morschauser Meets MacDuff. */
export type Play<R = void> = Procedure<Answer, R>;

/** A question of a kind, refusing and offering answers of that kind. */
export interface QuestionOf<K extends QuestionKind> extends TypedQuestion<Answer, AnswerTo<K>> {
  readonly kind: K;
}

/** One kind of answer: its options, its legality check and its effect. */
export type Decision<D extends Answer['do']> = KernelDecision<Game, Game, AnswerOfKind<Answer, D>, Answer>;

/** The decisions that can answer a kind of question. */
export type DecisionsFor<K extends QuestionKind> = Decisions<Game, Game, AnswerTo<K>, Answer>;

/** The options and the legality check of a question that these decisions can answer. */
export function answeredBy<K extends QuestionKind>(
  game: Game,
  decisions: DecisionsFor<K>,
): Pick<QuestionOf<K>, 'options' | 'refuse'> {
  const { options, refuse } = decidedBy<Game, Game, AnswerTo<K>, Answer>(game, decisions);
  return { options, refuse };
}

/** Asks a question of a kind and gives an answer of that kind. */
export const put: <K extends QuestionKind>(question: QuestionOf<K>) => Play<AnswerTo<K>> = ask;

/** No dice and no log while thinking. */
const SILENT: Umpire = {
  throw(): never {
    throw new Error('Who looks round throws no dice.');
  },
  emit() {},
};

/** A game for thinking: for procedures without dice. It changes the given state. */
export function thought(field: Field, s: State): Game {
  return { umpire: SILENT, field, s };
}
