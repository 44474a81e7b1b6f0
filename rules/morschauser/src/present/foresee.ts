import type { Question } from '@linstock/kernel';
import { agreeingForm, type Foreseen, type Picked } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { namesOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';
import { thought } from '../model/game.ts';
import { cloneState, MOVES, OBEY, type State } from '../model/state.ts';
import { activate } from '../play/actions.ts';
import { refuseMoves } from '../play/moving.ts';
import { meant, ways } from './meant.ts';
import { picks as told } from './picks.ts';

/**
 * The way of companies that are being named to act, judged as though their command die let them obey (MM-E2b); null for
 * anything else.
 */
export function foresee(
  field: Field,
  s: State,
  question: Question<Answer>,
  picks: readonly Picked[],
): Foreseen | null {
  const answer = question.kind === 'act' ? meant(field, s, question, picks) : null;
  if (answer?.do !== 'activate' || answer.movers.length === 0 || question.refuse(answer)) return null;
  const then = cloneState(s);
  activate(thought(field, then), answer);
  if (!then.group) return null;
  then.group.phase = MOVES;
  then.group.results = then.group.companies.map(() => OBEY);
  const way = ways(field, then, picks);
  if (way?.do !== 'move') return null;
  return {
    told: told(field, then, question, way),
    refusal: refuseMoves(thought(field, then), way),
    provided: providedFor(field, answer.movers),
  };
}

/** The conditions that must go well before companies move. */
function providedFor(field: Field, movers: readonly CompanyId[]): string {
  const [its, it] = agreeingForm(namesOf(field, movers), 'its it', 'their them').split(' ');
  if (field.switches.commandControl) return `if ${its} command die lets ${it}`;
  return `when ${it === 'it' ? 'it comes' : 'they come'} to move`;
}
