import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { INTENTS, planBodyOf } from './intent.ts';
import { reflexOf } from './reflex.ts';

/** Answers thought about beyond those the plans lead to. */
const MAX_EXTRA = 10;
/** Kinds of question for which the answers of the plans are enough: whole orders, and the set-up, whose lists are good. */
const ENOUGH: ReadonlySet<string> = new Set(['act', 'force', 'place']);

/** The answer of each plan, then some of the others, all different. */
export function candidatesOf(field: Field, s: State, question: Question<Answer>): readonly Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): unknown => found.set(JSON.stringify(answer), answer);
  add(reflexOf(field, s, question, {}));
  if (question.kind === 'move' || question.kind === 'shoot') {
    const lead = field.companies[s.group?.companies[0] ?? -1];
    for (const intent of lead ? INTENTS : [])
      add(reflexOf(field, s, question, { [planBodyOf(lead?.brigade ?? 0)]: intent }));
  }
  let more = 0;
  for (const option of ENOUGH.has(question.kind) ? [] : question.options()) {
    if (more++ >= MAX_EXTRA) break;
    add(option);
  }
  return [...found.values()];
}
