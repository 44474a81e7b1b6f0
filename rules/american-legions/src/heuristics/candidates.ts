import type { Plans, Question } from '@linstock/kernel';
import { type Answer, decisionsFor } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { commandsOf } from './commands.ts';
import { heuristicsOf } from './decisions.ts';
import { reflexOf } from './reflex.ts';
import { DONE } from '../play/done.ts';

/** Answers thought about beyond those the plans lead to. */
const MORE = 8;

/** The answers by each plan of each regiment, then some of the other options. All are different. */
export function candidatesOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  plain: boolean,
): readonly Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): unknown => found.set(JSON.stringify(answer), answer);
  const planned = decisionsFor(question.kind).some((decision) => heuristicsOf(decision).planned);
  if (planned) {
    for (const { body, plans } of commandsOf(field, state, question.side, plain)) {
      for (const plan of plans) add(reflexOf(field, state, question, onlyThis(body, plan), plain));
    }
  }
  add(reflexOf(field, state, question, {}, plain));
  if (planned) add(DONE);
  else for (const option of firstOf(question.options(), MORE)) add(option);
  return [...found.values()];
}

function* firstOf<T>(all: Iterable<T>, most: number): Iterable<T> {
  let taken = 0;
  for (const each of all) {
    if (taken++ >= most) return;
    yield each;
  }
}

const onlyThis = (body: string, plan: string): Plans => ({ [body]: plan });
