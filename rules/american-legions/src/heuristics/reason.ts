import type { Plans, Question } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { heuristicsOf } from './decisions.ts';
import { type Intent, intentOf } from './intent.ts';
import { sideViewOf } from './side-view.ts';

const WORDS: Readonly<Record<Intent['kind'], string>> = {
  hold: 'to stay on this ground',
  fire: 'to fight with fire against',
  charge: 'to close with',
  retire: 'to fall back out of reach',
};

/** Why an answer is given: the intentions of its regiments. */
export function reasonOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const view = sideViewOf(field, state, question.side);
  const regiment = field.regiments[heuristicsOf(answer.do).regiment(field, answer)];
  if (!regiment) return null;
  const intent = intentOf(view, regiment, plans);
  const told = `${saying(regiment.called, 'is', 'are')} ${WORDS[intent.kind]}`;
  if (intent.kind === 'hold' || intent.kind === 'retire') return `${told}.`;
  const against = field.regiments[intent.against];
  return `${told} ${against ? against.called : 'the nearest enemy'}.`;
}
