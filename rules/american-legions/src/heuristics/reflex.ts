import type { Plans, Question } from '@linstock/kernel';
import { type Answer, decisionsFor } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { heuristicsOf } from './decisions.ts';
import { sideViewOf } from './side-view.ts';

/** One decent answer at once, carrying out the plans of the side asked: the first that the decisions of the question give. */
export function reflexOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  plans: Plans,
  plain: boolean,
): Answer {
  const view = sideViewOf(field, state, question.side, plain);
  for (const decision of decisionsFor(question.kind)) {
    const answer = heuristicsOf(decision).reflex?.(view, question, plans);
    if (answer) return question.refuse(answer) === null ? answer : first(question);
  }
  return first(question);
}

function first(question: Question<Answer>): Answer {
  for (const option of question.options()) return option;
  throw new RangeError(`The question "${question.kind}" has no legal answer.`);
}
