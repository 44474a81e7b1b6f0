import type { Plans, Question } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { heuristicsOf } from './decisions.ts';
import { type IntentKind, intentOf } from './intent.ts';
import { sideViewOf } from './side-view.ts';

/** The purpose of a regiment in words. The name of an enemy follows if the purpose has one. */
const WORDS: Readonly<Record<IntentKind, string>> = {
  hold: 'to stay on this ground',
  fire: 'to fight with fire against',
  charge: 'to close with',
  retire: 'to fall back out of reach',
  away: 'to come away, with few fit to fight',
  line: 'to come up with the line and halt there',
  back: 'to stand back and keep out of reach',
  post: 'to take and hold better ground',
  guard: 'to stay beside the gun',
  flank: 'to go for the flank of',
  screen: 'to keep in front of the line and fire',
  counter: 'to wait behind the line and charge enemies that attack it',
};

/** Intentions that are about an enemy. */
const AGAINST: ReadonlySet<IntentKind> = new Set(['fire', 'charge', 'flank']);

/** Why an answer is given: the intentions of its regiments. */
export function reasonOf(
  field: Field,
  state: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
  plain: boolean,
): string | null {
  const view = sideViewOf(field, state, question.side, plain);
  const regiment = field.regiments[heuristicsOf(answer.do).regiment(field, answer)];
  if (!regiment) return null;
  const intent = intentOf(view, regiment, plans);
  const told = `${saying(regiment.called, 'is', 'are')} ${WORDS[intent.kind]}`;
  if (!AGAINST.has(intent.kind)) return `${told}.`;
  const against = field.regiments[intent.against];
  return `${told} ${against ? against.called : 'the nearest enemy'}.`;
}
