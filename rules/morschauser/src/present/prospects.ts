import type { Prospect, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { orderProspects } from '../play/command-odds.ts';
import { firstMoveChances } from '../reckon/turn.ts';

/**
 * The chances of each side to choose the first mover (MM-A5b), and of the companies of an order to obey, all its dice
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
