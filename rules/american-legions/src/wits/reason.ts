import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field, Regiment } from '../field.ts';
import { NONE, type State } from '../state.ts';
import { look } from './eye.ts';
import { type Intent, intentOf } from './intent.ts';

const WORDS: Readonly<Record<Intent['kind'], string>> = {
  hold: 'is to hold its ground',
  fire: 'is to fight with fire against',
  charge: 'is to close with',
  retire: 'is to fall back out of reach',
};

/** Why such an answer: what the regiments concerned are meant to do. */
export function reasonOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const eye = look(field, state, question.side);
  const regiment = regimentOf(field, answer);
  if (!regiment) return null;
  const intent = intentOf(eye, regiment, plans);
  const words = WORDS[intent.kind];
  if (intent.kind === 'hold' || intent.kind === 'retire') return `The ${regiment.name} ${words}.`;
  const against =
    intent.against === NONE ? 'the nearest enemy' : `the ${field.regiments[intent.against]?.name}`;
  return `The ${regiment.name} ${words} ${against}.`;
}

function regimentOf(field: Field, answer: Answer): Regiment | undefined {
  if ('regiment' in answer) return field.regiments[answer.regiment];
  const company =
    'companies' in answer ? answer.companies[0] : 'company' in answer ? answer.company : undefined;
  return company === undefined ? undefined : field.regiments[field.companies[company]?.regiment ?? NONE];
}
