import { leastValue, type Outcome, type Reckoning, TWO_DICE, valueCount } from '@linstock/kernel';

/** The fate of a leader whose unit is Disordered by Fire (FL-11.57, FL-4.6). */

export interface LeaderOutcome extends Outcome {
  readonly sum: number;
  readonly killed: boolean;
}

/** The sums of two dice that kill him (FL-11.57b). */
const KILLS: readonly number[] = [2, 12];
/** The lower ratings of a Replacement Leader, and their minimum (FL-4.61c). */
const REPLACEMENT = { less: 1, leastInitiative: 1, leastRange: 2 } as const;

/** The roll for a leader stacked with the unit (FL-11.57a, b). */
export function leaderReckoning(leader: string): Reckoning<LeaderOutcome> {
  return {
    name: 'leader',
    title: `Is ${leader} hit?`,
    clause: 'FL-11.57a',
    lines: [],
    dice: TWO_DICE,
    outcomes: Array.from({ length: valueCount(TWO_DICE) }, (_, i) => {
      const sum = i + leastValue(TWO_DICE);
      const killed = KILLS.includes(sum);
      return {
        key: killed ? 'killed' : 'unhurt',
        label: killed ? 'he is killed' : 'he is unhurt',
        rank: killed ? 1 : 0,
        sum,
        killed,
      };
    }),
  };
}

/** The ratings of a leader. */
export interface Ratings {
  readonly initiative: number;
  readonly range: number;
}

/** The ratings of his replacement (FL-4.61c). */
export function replacementOf({ initiative, range }: Ratings): Ratings {
  return {
    initiative: Math.max(REPLACEMENT.leastInitiative, initiative - REPLACEMENT.less),
    range: Math.max(REPLACEMENT.leastRange, range - REPLACEMENT.less),
  };
}
