import { ONE_DIE, type Outcome, type Reckoning } from '@linstock/kernel';
import { disordersInChange, failsMorale } from '../tables/index.ts';

/** Rolls against a unit's Morale Rating (FL-11.55, FL-6.62). */

export interface MoraleOutcome extends Outcome {
  /** Die and modifiers, before the limits of the table. */
  readonly adjusted: number;
  readonly disordered: boolean;
}

/** A Morale Check: the only bad result is Disorder (FL-11.55a). */
export function moraleReckoning(unit: string, morale: number): Reckoning<MoraleOutcome> {
  return {
    name: 'morale',
    title: `Morale Check of ${unit}`,
    clause: 'FL-11.55a',
    lines: [{ label: 'Morale Rating', value: morale, clause: 'FL-11.55a' }],
    dice: ONE_DIE,
    outcomes: outcomesOf(morale, failsMorale, 'no effect'),
  };
}

/** The modifier of the top unit of a pair that leaves Close (FL-6.63c). */
const UNSTACKING = 1;

/** The roll of a unit that changes formation (FL-6.62a, FL-6.63c). */
export function changeReckoning(unit: string, morale: number, unstacks: boolean): Reckoning<MoraleOutcome> {
  const lines = [{ label: 'Morale Rating', value: morale, clause: 'FL-6.62a' }];
  if (unstacks) lines.push({ label: 'Unstacks', value: UNSTACKING, clause: 'FL-6.63c' });
  return {
    name: 'formation',
    title: `Change of formation: ${unit}`,
    clause: 'FL-6.62a',
    lines,
    dice: ONE_DIE,
    outcomes: outcomesOf(morale + (unstacks ? UNSTACKING : 0), disordersInChange, 'in good order'),
  };
}

function outcomesOf(drm: number, fails: (adjusted: number) => boolean, good: string): MoraleOutcome[] {
  return Array.from({ length: ONE_DIE.sides }, (_, i) => {
    const adjusted = i + 1 + drm;
    const disordered = fails(adjusted);
    return {
      key: disordered ? 'disordered' : 'steady',
      label: disordered ? 'Disordered' : good,
      rank: disordered ? 0 : 1,
      adjusted,
      disordered,
    };
  });
}
