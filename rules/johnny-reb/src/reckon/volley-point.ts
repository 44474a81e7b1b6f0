import { lengthWords } from '@linstock/ground';
import { ONE_DIE, type Outcome, type Reckoning, type ReckoningLine, sumOfLines } from '@linstock/kernel';
import { INCHES_A_PIP, LEAST_PIPS, type Quality, VOLLEY_POINT } from '../tables/index.ts';
import { line, outcomesBy } from './lines.ts';

/** The place where a charger is halted for the defender's volley (JR-14.4a, c). */

/** The defender's factors of the volley point. */
export interface Halter {
  readonly quality: Quality;
  readonly officerPresent: boolean;
  readonly inWorks: boolean;
  readonly conditionalHold: boolean;
  readonly disordered: boolean;
  readonly forming: boolean;
}

/** The distance from the defender at which the charger is halted. */
export interface HaltOutcome extends Outcome {
  readonly pips: number;
  readonly inches: number;
}

/** The modifiers of the die: at most one for each group (JR-14.4c). */
export function haltLines(defender: Halter): ReckoningLine[] {
  const lines: ReckoningLine[] = [];
  if (defender.conditionalHold || defender.disordered || defender.forming)
    lines.push(
      line(
        'Conditional hold, disordered or forming',
        VOLLEY_POINT.defender_conditional_hold_or_disordered_or_forming,
        'JR-14.4c',
      ),
    );
  if (defender.officerPresent || defender.inWorks)
    lines.push(
      line('Officer present or in works', VOLLEY_POINT.defender_officer_present_or_in_works, 'JR-14.4c'),
    );
  return lines;
}

/** The die of the volley point (JR-14.4a). */
export function haltReckoning(defender: Halter, unit: string): Reckoning<HaltOutcome> {
  const lines = haltLines(defender);
  return {
    name: 'volley point',
    title: `Volley point of ${unit}`,
    clause: 'JR-14.4a',
    lines,
    dice: ONE_DIE,
    outcomes: outcomesBy(ONE_DIE, (face) => {
      const pips = Math.max(LEAST_PIPS, face + sumOfLines(lines));
      const inches = pips * INCHES_A_PIP[defender.quality];
      return {
        key: String(inches),
        label: lengthWords(inches * 1000),
        rank: 0 - inches,
        pips,
        inches,
      };
    }),
  };
}

/** The distance between charger and defender at the halt: never farther than it is already (JR-14.4d). */
export function haltDistance(inches: number, already: number): number {
  return Math.min(inches, already);
}
