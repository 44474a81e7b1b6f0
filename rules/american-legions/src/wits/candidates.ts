import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';
import { commandsOf } from './intent.ts';
import { reflexOf } from './reflex.ts';

/** Answers thought about beyond those the plans lead to. */
const MORE = 8;

/** What each plan of each regiment would answer, then some of the rest, all different. */
export function candidatesOf(field: Field, state: State, question: Question<Answer>): readonly Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): unknown => found.set(JSON.stringify(answer), answer);
  if (question.kind === 'orders' || question.kind === 'move') {
    for (const { body, plans } of commandsOf(field, state, question.side)) {
      for (const plan of plans) add(reflexOf(field, state, question, onlyThis(body, plan)));
    }
  }
  add(reflexOf(field, state, question, {}));
  let more = 0;
  for (const option of question.options()) {
    if (more++ >= MORE) break;
    add(option);
  }
  if (question.kind === 'orders' || question.kind === 'move') add({ do: 'done' });
  return [...found.values()];
}

const onlyThis = (body: string, plan: string): Plans => ({ [body]: plan });
