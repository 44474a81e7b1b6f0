import { ONE_DIE, type Outcome, type Reckoning } from '@linstock/kernel';
import { FLIGHT_POINTS } from '../tables/index.ts';

/** When an army has had enough (FL-14). */

/** The losses of an army. */
export interface Losses {
  /** Line and Column Infantry, and Cavalry, eliminated. */
  readonly units: number;
  readonly skirmishers: number;
  readonly captured: number;
  readonly draggedAway: number;
  readonly fled: number;
  /** Enemy guns Captured. */
  readonly taken: number;
}

/** Flight Points of an army; may be negative (FL-14.0d to h). */
export function flightPoints(lost: Losses): number {
  return (
    FLIGHT_POINTS.unit.owner * lost.units +
    FLIGHT_POINTS.skirmishers.owner * lost.skirmishers +
    FLIGHT_POINTS.captured.owner * lost.captured +
    FLIGHT_POINTS.draggedAway.owner * lost.draggedAway +
    FLIGHT_POINTS.fled.owner * lost.fled +
    FLIGHT_POINTS.captured.enemy * lost.taken
  );
}

export interface FlightOutcome extends Outcome {
  readonly total: number;
  readonly flees: boolean;
}

/** The Flight roll: the army flees when die and points are over its Level (FL-14.0a, b). */
export function flightReckoning(army: string, points: number, level: number): Reckoning<FlightOutcome> {
  return {
    name: 'flight',
    title: `Do the ${army} flee?`,
    clause: 'FL-14.0a',
    lines: [
      { label: 'Flight Points', value: points, clause: 'FL-14.0a' },
      { label: 'Flight Level', value: level, clause: 'FL-14.0i' },
    ],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i) => {
      const total = i + 1 + points;
      const flees = total > level;
      return {
        key: flees ? 'flees' : 'stands',
        label: flees ? 'they flee' : 'they stand',
        rank: flees ? 0 : 1,
        total,
        flees,
      };
    }),
  };
}
