import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import { leastLoss } from '../model/spare.ts';
import { FIRING, MOVING, type State } from '../model/state.ts';
import { bestFire, bestShock } from './combat.ts';
import { nextMarch, nextOfficer } from './march.ts';
import { nextOrder } from './orders.ts';
import { type SideView, sideViewOf } from './side-view.ts';

/** One decent answer at once, carrying out the plans of the side asked. */
export function reflexOf(field: Field, state: State, question: Question<Answer>, plans: Plans): Answer {
  const view = sideViewOf(field, state, question.side);
  const answer = considered(view, question, plans);
  return answer !== null && question.refuse(answer) === null ? answer : first(question);
}

function considered(view: SideView, question: Question<Answer>, plans: Plans): Answer | null {
  switch (question.kind) {
    case 'set-up':
      return { do: 'suggested' };
    case 'gun-sides':
      return gunSide(view, question);
    case 'relieve':
      return { do: 'done' };
    case 'rally':
    case 'rally-companies':
      return triesEverything(question);
    case 'orders':
      return nextOrder(view, question, plans) ?? { do: 'done' };
    case 'move':
      return (
        nextMarch(view, plans) ?? nextOfficer(view, (a) => question.refuse(a) === null) ?? { do: 'done' }
      );
    case 'rout':
      return { do: 'rout-quietly' };
    case 'fire':
      return bestFire(view, question);
    case 'shock':
      return bestShock(view, question);
    case 'allot':
    case 'morale-D':
      return spare(view, question);
    default:
      return null;
  }
}

/** Rallies and re-orders cost nothing when they fail by little, and much is won when they pass: all are tried. */
function triesEverything(question: Question<Answer>): Answer {
  for (const option of question.options()) if (option.do !== 'done') return option;
  return { do: 'done' };
}

/** Guns stay ready to fire; one that is limbered with nothing to march for is put into battery. */
function gunSide(view: SideView, question: Question<Answer>): Answer {
  for (const option of question.options()) {
    if (option.do === 'gun-side' && option.side === FIRING && view.state.gunSide[option.gun] === MOVING)
      return option;
  }
  return { do: 'done' };
}

function spare(view: SideView, question: Question<Answer>): Answer | null {
  const options = [...question.options()];
  const companies = options.flatMap((o) => (o.do === 'allot' || o.do === 'suffer' ? [o.company] : []));
  const chosen = leastLoss(view.field, view.state, companies);
  return options.find((o) => (o.do === 'allot' || o.do === 'suffer') && o.company === chosen) ?? null;
}

function first(question: Question<Answer>): Answer {
  for (const option of question.options()) return option;
  throw new RangeError(`The question "${question.kind}" has no legal answer.`);
}
