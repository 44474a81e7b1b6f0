import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../answers.ts';
import { unitOf } from '../naming.ts';
import { moversOn } from '../play/moves/movers.ts';
import { movePlan } from '../play/moves/carrying-out.ts';
import { type Eye, nearestFoe, seenAt } from './eye.ts';
import { intentOf } from './intent.ts';
import { legsOf } from './marching.ts';

/** Phase 7: one unit after the other, those nearest to the enemy first, so that nobody stands in another's way. */

/** What a side does next among its moves. */
export function nextMove(eye: Eye, question: Pick<Question<Answer>, 'side'>, plans: Plans): Answer {
  const movers = moversOn(eye.field, eye.s, question.side, 'M')
    .flatMap((unit) => seenAt(eye, unit) ?? [])
    .map((unit) => ({ unit, far: nearestFoe(eye, unit)?.far ?? 0 }))
    .sort((a, b) => a.far - b.far);
  const [first] = movers;
  if (!first) return { do: 'done' };
  const { unit } = first;
  const intent = intentOf(eye, unitOf(eye.field, unit.listed).brigade, plans);
  const { legs: _, ...plan } = movePlan(eye.s, unit.listed, [], null);
  return { do: 'move', unit: unit.listed, legs: [...legsOf(eye, unit, intent, plan)] };
}
