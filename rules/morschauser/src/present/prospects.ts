import type { Prospect, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import { thought } from '../game.ts';
import { orderProspects } from '../play/command-odds.ts';
import { firstMoveChances } from '../reckon/turn.ts';
import type { State } from '../state.ts';

/**
 * How likely each side is to choose who moves first (MM-A5b), and the companies of an order to do as ordered, all its dice
 * together (MM-E2b, MM-E2m); null for other answers.
 */
export function prospects(
  field: Field,
  s: State,
  { side }: Question<Answer>,
  answer: Answer,
): readonly Prospect[] | null {
  if (answer.do === 'throw') return firstMoveChances(field.sideNames, side);
  return answer.do === 'activate' ? orderProspects(thought(field, s), answer) : null;
}
