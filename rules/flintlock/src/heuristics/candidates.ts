import type { Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { bodyId } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { INTENTS } from './intent.ts';
import { reflexOf } from './reflex.ts';

/** Answers thought about beyond those the plans lead to. */
const MAX_EXTRA = 6;

/** The answers of the Command concerned with each intent, then some of the others, all different. */
export function candidatesOf(field: Field, s: State, question: Question<Answer>): readonly Answer[] {
  const found = new Map<string, Answer>();
  const add = (answer: Answer): unknown => found.set(JSON.stringify(answer), answer);
  add(reflexOf(field, s, question, {}));
  switch (question.kind) {
    case 'action':
    case 'self-activation':
      for (const plan of INTENTS) add(reflexOf(field, s, question, { [bodyId(s.command)]: plan }));
      add(s.block === S.OPEN ? { do: 'end-fire' } : { do: 'done' });
      return [...found.values()].filter((answer) => question.refuse(answer) === null);
    case 'gun-action':
      add(s.block === S.OPEN ? { do: 'end-fire' } : { do: 'done' });
      return [...found.values()];
    case 'turn':
      return [...found.values()];
    case 'continuity':
      // In the order of the rules. Whether to stop depends on the enemy's next duty, not on the present moment.
      return [...question.options()];
    default:
      for (const option of question.options()) {
        if (found.size > MAX_EXTRA) break;
        add(option);
      }
      return [...found.values()];
  }
}
