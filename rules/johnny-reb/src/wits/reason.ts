import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import type { State } from '../state.ts';
import { look } from './eye.ts';
import { type Intent, intentOf, unitsOf } from './intent.ts';

/** Why such an answer: what each brigade is meant to do. */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const eye = look(field, s, question.side);
  const brigade = 'unit' in answer ? field.units[answer.unit]?.brigade : undefined;
  const told = field.brigades
    .filter(({ id, side }) => side === question.side && (brigade === undefined || id === brigade))
    .filter(({ id }) => unitsOf(eye, id).length > 0)
    .map(({ id, name }) => `${name} ${wordsOf(intentOf(eye, id, plans))}`);
  return told.length === 0 ? null : `${told.join('; ')}.`;
}

function wordsOf(intent: Intent): string {
  switch (intent.kind) {
    case 'take':
      return `is to take and hold the ${intent.objective.id}`;
    case 'attack':
      return 'is to close with the enemy and charge him';
    case 'fire':
      return 'is to fight with fire from a little way off';
    case 'hold':
      return 'is to stay where it is';
    case 'withdraw':
      return 'is to fall back out of reach';
  }
}
