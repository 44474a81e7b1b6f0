import type { Plans, Question } from '@linstock/kernel';
import type { Answer, AnswerTo } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { changesOf } from './changing.ts';
import { pivotAgainst, volleyOf } from './charge-reaction.ts';
import { chargesOf } from './charging.ts';
import { ordersOf } from './marking.ts';
import { nextDisengage, nextMove, quickMarchOf } from './moving.ts';
import { firesOf, interruptsOf } from './shooting.ts';
import { sideViewOf } from './side-view.ts';

/** The part of a question that a reflex uses: guesses are made from no more than this. */
export type ReflexQuestion = Pick<Question<Answer>, 'side' | 'kind' | 'options' | 'refuse'>;

/** One decent answer at once, carrying out the plans of the side asked. */
export function reflexOf(field: Field, s: State, question: ReflexQuestion, plans: Plans): Answer {
  const answer = considered(field, s, question, plans);
  return answer !== null && question.refuse(answer) === null ? answer : firstOf(question);
}

/** The first answer that is offered. */
export function firstOf(question: ReflexQuestion): Answer {
  for (const answer of question.options()) return answer;
  throw new RangeError(`"${question.kind}" has no answer at all.`);
}

function considered(field: Field, s: State, question: ReflexQuestion, plans: Plans): Answer | null {
  const view = sideViewOf(field, s, question.side);
  switch (question.kind) {
    case 'orders':
      return ordersOf(view, plans);
    case 'changes':
      return changesOf(view);
    case 'charges':
      return chargesOf(view, firstOf(question) as AnswerTo<'charges'>);
    case 'first-fires':
      return { do: 'fires', fires: firesOf(view, 'first fires', true) };
    case 'interrupt':
      return { do: 'fires', fires: interruptsOf(view, question) };
    case 'remaining-fires':
      return { do: 'fires', fires: firesOf(view, 'remaining fires', false) };
    case 'pivot':
      return pivotAgainst(view, question);
    case 'volley':
      return volleyOf(question);
    case 'moves':
      return nextMove(view, plans);
    case 'quick-march':
      return quickMarchOf(view, plans);
    case 'disengage':
      return nextDisengage(view);
    default:
      return null;
  }
}
