import type { Question } from '@linstock/kernel';
import type { PickedAnswer } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { StateView } from '../model/game.ts';

/** The context of a click: field and state, and the open question. */
export interface PickView extends StateView {
  readonly question: Question<Answer>;
}

/** The answers of one kind. */
export type AnswerOf<D extends Answer['do']> = Extract<Answer, { do: D }>;

/** The clicks and the label of each of these kinds of answer, one row for each. */
export type PickRows<D extends Answer['do'] = Answer['do']> = {
  readonly [K in D]: (view: PickView, answer: AnswerOf<K>) => PickedAnswer;
};
