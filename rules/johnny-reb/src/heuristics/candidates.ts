import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { brigadeCommandsOf } from './intent.ts';
import { reflexOf } from './reflex.ts';

/** Answers thought about beyond those the plans lead to. */
const MAX_EXTRA = 4;

/** The natural answer, the answers of the other plans of each brigade, then some of the options, all different. */
export function candidatesOf(field: Field, s: State, question: Question<Answer>): readonly Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): unknown => found.set(JSON.stringify(answer), answer);
  add(reflexOf(field, s, question, {}));
  if (question.kind === 'orders')
    for (const { body, plans } of brigadeCommandsOf(field, s, question.side))
      for (const plan of plans.slice(1)) add(reflexOf(field, s, question, { [body]: plan }));
  else {
    let more = 0;
    for (const option of question.options()) {
      if (more++ === MAX_EXTRA) break;
      add(option);
    }
  }
  return [...found.values()];
}
