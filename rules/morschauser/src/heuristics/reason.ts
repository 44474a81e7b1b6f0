import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { type Intent, intentOf } from './intent.ts';
import { sideViewOf } from './side-view.ts';

const WORDS: Readonly<Record<Intent, string>> = {
  fire: 'is to come into range and fight with fire',
  charge: 'is to close with the enemy',
  hold: 'is to hold its ground',
  advance: 'is to make for the objective',
  retire: 'is to fall back out of reach',
};

/** The reason for an answer: the purpose of the brigade concerned. */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const company =
    'companies' in answer
      ? answer.companies[0]
      : 'company' in answer
        ? answer.company
        : 'moves' in answer
          ? answer.moves[0]?.company
          : undefined;
  const brigade = field.brigades[field.companies[company ?? -1]?.brigade ?? -1];
  if (!brigade) return null;
  return `${brigade.name} ${WORDS[intentOf(sideViewOf(field, s, question.side), brigade.id, plans)]}.`;
}
