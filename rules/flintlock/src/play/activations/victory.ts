import type { Verdict } from '@linstock/kernel';
import { type Field, SIDE_NAMES, SIDE_PEOPLE } from '../../model/field.ts';
import type { State } from '../../model/state.ts';
import { inFigures, pointsOf } from './flight.ts';

/** The winner and the reason, or null before the end (FL-3.0d to f, FL-5.1e, FL-14.0a). */
export function verdictOf(field: Field, s: State): Verdict | null {
  if (s.ended === null) return null;
  const { winner, clause } = s.ended;
  return { winner, clause, sentence: sentenceOf(field, s, s.ended) };
}

function sentenceOf(field: Field, s: State, { winner, clause }: NonNullable<State['ended']>): string {
  const points = ([0, 1] as const)
    .map((side) => `${SIDE_NAMES[side]} ${inFigures(pointsOf(s, side))} of ${field.armies[side].flightLevel}`)
    .join(', ');
  if (winner === null) return `A draw: both armies have borne the same. Flight Points: ${points}.`;
  const won = `The ${SIDE_PEOPLE[winner]} win`;
  const lost = SIDE_PEOPLE[winner === 0 ? 1 : 0];
  if (clause === 'FL-14.0a') return `${won}: the ${lost} flee. Flight Points: ${points}.`;
  if (clause === 'FL-3.0e') return `${won}: the ${lost} have no Infantry and no Cavalry left.`;
  return `${won}: the ${lost} have suffered more. Flight Points: ${points}.`;
}
