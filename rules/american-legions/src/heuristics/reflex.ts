import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import type { Field } from '../field.ts';
import { leastLoss } from '../spare.ts';
import { FIRING, MOVING, type State } from '../state.ts';
import { bestFire, bestShock } from './combat.ts';
import { type Eye, look } from './eye.ts';
import { nextMarch, nextOfficer } from './march.ts';
import { nextOrder } from './orders.ts';

/** One decent answer at once, carrying out the plans of the side asked. */
export function reflexOf(field: Field, state: State, question: Question<Answer>, plans: Plans): Answer {
  const eye = look(field, state, question.side);
  const answer = considered(eye, question, plans);
  return answer !== null && question.refuse(answer) === null ? answer : first(question);
}

function considered(eye: Eye, question: Question<Answer>, plans: Plans): Answer | null {
  switch (question.kind) {
    case 'set-up':
      return { do: 'suggested' };
    case 'gun-sides':
      return gunSide(eye, question);
    case 'relieve':
      return { do: 'done' };
    case 'rally':
    case 'rally-companies':
      return triesEverything(question);
    case 'orders':
      return nextOrder(eye, question, plans) ?? { do: 'done' };
    case 'move':
      return nextMarch(eye, plans) ?? nextOfficer(eye, (a) => question.refuse(a) === null) ?? { do: 'done' };
    case 'rout':
      return { do: 'rout-quietly' };
    case 'fire':
      return bestFire(eye, question);
    case 'shock':
      return bestShock(eye, question);
    case 'allot':
    case 'morale-D':
      return spare(eye, question);
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
function gunSide(eye: Eye, question: Question<Answer>): Answer {
  for (const option of question.options()) {
    if (option.do === 'gun-side' && option.side === FIRING && eye.state.gunSide[option.gun] === MOVING)
      return option;
  }
  return { do: 'done' };
}

function spare(eye: Eye, question: Question<Answer>): Answer | null {
  const options = [...question.options()];
  const companies = options.flatMap((o) => (o.do === 'allot' || o.do === 'suffer' ? [o.company] : []));
  const chosen = leastLoss(eye.field, eye.state, companies);
  return options.find((o) => (o.do === 'allot' || o.do === 'suffer') && o.company === chosen) ?? null;
}

function first(question: Question<Answer>): Answer {
  for (const option of question.options()) return option;
  throw new RangeError(`The question "${question.kind}" has no legal answer.`);
}
