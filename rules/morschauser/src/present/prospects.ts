import type { Prospect, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import { thought } from '../game.ts';
import { commandProspects } from '../play/command.ts';
import { firstMoveChances } from '../reckon/turn.ts';
import type { State } from '../state.ts';

/**
 * How likely each side is to choose who moves first (MM-A5b), and companies that are told to move are let do so, all dice for it together
 * (MM-E2b, MM-E2m); null for other answers.
 */
export function prospects(
  field: Field,
  s: State,
  { side }: Question<Answer>,
  answer: Answer,
): readonly Prospect[] | null {
  if (answer.do === 'throw') return firstMoveChances(field.sideNames, side);
  if (answer.do !== 'activate' || answer.movers.length === 0) return null;
  return commandProspects(
    thought(field, s),
    field.switches.formedRegiments ? answer.companies : answer.movers,
  );
}
