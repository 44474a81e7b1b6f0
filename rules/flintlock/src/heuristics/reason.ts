import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { commandName } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { NONE, type State } from '../model/state.ts';
import { type Intent, intentOf } from './intent.ts';
import { sideViewOf } from './side-view.ts';

const WORDS: Readonly<Record<Intent, string>> = {
  attack: 'is to close with the enemy and drive him off',
  fire: 'is to fight with fire from a short distance',
  hold: 'is to hold its ground',
  retire: 'is to fall back out of reach',
};

/** The reason for an answer: the purpose of the Command concerned. */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const command = answer.do === 'command' ? answer.command : s.command;
  if (command === NONE) return null;
  const intent = intentOf(sideViewOf(field, s, question.side), command, plans);
  return `${commandName(field, command)} ${WORDS[intent]}.`;
}
