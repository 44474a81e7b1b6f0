import { FLIGHT_POINTS, type ShockWord, type Superior, shockWords } from '../tables/index.ts';
import { afterHits, type Cohesion, levelDown } from './cohesion.ts';

/** The effects of the words of FL-T-SHOCK on the Commands in the Shock (FL-12.61). */

/** One side of a Shock, as far as its one Command is concerned. */
export interface EngagedSide extends Cohesion {
  readonly rating: number;
  /** Units in the Shock: a pair, or a lone SK counter, is one (FL-10.0i). */
  readonly units: number;
}

export interface ShockEnd {
  readonly attacker: Cohesion;
  readonly defender: Cohesion;
  /** The side that Collapses: all its units in the Shock are eliminated (FL-12.61h, i). */
  readonly collapses: Superior | null;
}

/** The words that hold: inside a Counterattack no other follows (FL-12.63d). */
export function shockWordsOf(
  superior: Superior | null,
  by: number,
  insideCounterattack: boolean,
): ShockWord[] {
  return shockWords(superior, by).filter((word) => !(insideCounterattack && word === 'Counterattack'));
}

/** Cohesion of a Command after the words of a result, in the order written (FL-12.61b, c, h, i). */
export function shockEnd(
  words: readonly ShockWord[],
  by: number,
  sides: Readonly<Record<Superior, EngagedSide>>,
): ShockEnd {
  const end: Record<Superior, Cohesion> = {
    attacker: plain(sides.attacker),
    defender: plain(sides.defender),
  };
  let collapses: Superior | null = null;
  for (const word of words) {
    const side: Superior = word.startsWith('Attacker') ? 'attacker' : 'defender';
    const { rating, units } = sides[side];
    if (word.endsWith('Hits')) end[side] = afterHits(end[side], rating, by);
    if (word.endsWith('StatusDown')) end[side] = levelDown(end[side]);
    if (word.endsWith('Collapse')) {
      collapses = side;
      end[side] = afterHits(end[side], rating, units);
    }
  }
  return { ...end, collapses };
}

function plain({ track, status }: Cohesion): Cohesion {
  return { track, status };
}

/** Flight Points for units lost whole, none of them in SK (FL-14.0e). */
export function pointsFor(units: number): number {
  return FLIGHT_POINTS.unit.owner * units;
}
