import { nth } from '@linstock/kernel';
import type { AnswerOf, AnswerTo, QuestionKind } from '../model/answers.ts';
import type { Decision, QuestionOf } from '../model/game.ts';

/** The answer that ends a step. */
export const DONE: AnswerOf<'done'> = { do: 'done' };

/** The end of a step. */
export const done: Decision<'done'> = {
  options: () => [DONE],
  refuse: () => null,
  carryOut: () => undefined,
};

/** The question; null if nothing can be answered but the end of the step. */
export function unlessOnlyDone<K extends QuestionKind>(question: QuestionOf<K>): QuestionOf<K> | null {
  const all: AnswerTo<K>[] = question.options();
  if (all.every((answer) => answer.do === 'done')) return null;
  return {
    ...question,
    options: () => all,
    sample: (choose) => nth(all, choose(all.length)),
  };
}
