import type { Heuristics, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { BLUNDERS } from './blunders.ts';
import { candidatesOf } from './candidates.ts';
import { commandsOf } from './intent.ts';
import { reasonOf } from './reason.ts';
import { reflexOf } from './reflex.ts';
import { valueOf } from './value.ts';

/** The heuristics for Flintlock. None of it is rules: it only chooses among legal answers. */
export const heuristics: Heuristics<State, Answer, Field> = {
  value: valueOf,
  candidates: candidatesOf,
  reflex: reflexOf,
  commands: commandsOf,
  // An Activation is worth thinking to its end.
  horizon: (_field, s) => s.activation,
  // At normal well under a second on one core at Camden.
  thought: 700,
  isWeighty,
  reason: reasonOf,
  blunders: BLUNDERS,
  beginner: { forgotten: 'hold', habits: {} },
};

/** True if a question decides over a whole Line, or over who acts. */
function isWeighty(question: Question<Answer>): boolean {
  switch (question.kind) {
    case 'flee':
    case 'counterattack':
    case 'seize':
      return true;
    case 'action':
      return question.refuse({ do: 'shock' }) === null;
    default:
      return false;
  }
}
