import { ONE_DIE, type Outcome, type Reckoning } from '@linstock/kernel';

/** The rolls that pass the right to act to a side or leader (FL-4.32, FL-5.2). */

/** A roll that succeeds or fails. */
export interface Success extends Outcome {
  readonly succeeds: boolean;
}

/** Deduction for each pending failed Seizure from an Overall Leader's Command Range (FL-5.22d, e). */
const RANGE_PENALTY = 2;

/** The roll for Continuity: at most the Overall Leader's Initiative, +1 for each success of this run (FL-5.21b to d). */
export function continuityReckoning(initiative: number, successes: number): Reckoning<Success> {
  return atMost('continuity', 'Continuity, for another Activation', 'FL-5.21b', initiative, [
    { label: 'Activations won by Continuity in this run', value: successes, clause: 'FL-5.21c' },
  ]);
}

/** The roll to seize the initiative (FL-5.22b). */
export function seizureReckoning(initiative: number): Reckoning<Success> {
  return atMost('seizure', 'Attempt to seize the initiative', 'FL-5.22b', initiative, []);
}

/** The roll of a Subordinate Leader whom the Overall Leader does not reach (FL-4.32b). */
export function selfActivationReckoning(leader: string, initiative: number): Reckoning<Success> {
  return atMost('self-activation', `Attempt of ${leader} to act by himself`, 'FL-4.32b', initiative, []);
}

/** The consequence of a roll for the next Activation. */
export interface Succession {
  /** True if the side that was not active takes it. */
  readonly goesOver: boolean;
  /** True if it is Free (FL-2.5b). */
  readonly free: boolean;
  /** Continuity rolls won in this run, after it (FL-5.21c, f). */
  readonly successes: number;
}

/** The next side after a Continuity roll (FL-5.21d, e). */
export function afterContinuity(succeeds: boolean, successes: number): Succession {
  return succeeds
    ? { goesOver: false, free: false, successes: successes + 1 }
    : { goesOver: true, free: true, successes: 0 };
}

/** The next side after a Seizure roll (FL-5.22c, d, f). */
export function afterSeizure(succeeds: boolean, successes: number): Succession {
  return succeeds
    ? { goesOver: true, free: false, successes: 0 }
    : { goesOver: false, free: true, successes };
}

/** The roll by which militia that ran is brought back (FL-15.2b). */
export function reformReckoning(initiative: number): Reckoning<Success> {
  return atMost('reform', 'Attempt to bring back militia that ran', 'FL-15.2b', initiative, []);
}

/** An Overall Leader's Command Range in his next Activation (FL-5.22d, e). */
export function rangeAfter(range: number, failedSeizures: number): number {
  return Math.max(0, range - RANGE_PENALTY * failedSeizures);
}

function atMost(
  name: string,
  title: string,
  clause: string,
  target: number,
  drms: readonly { readonly label: string; readonly value: number; readonly clause: string }[],
): Reckoning<Success> {
  const added = drms.reduce((sum, { value }) => sum + value, 0);
  return {
    name,
    title,
    clause,
    lines: [...drms.filter(({ value }) => value !== 0), { label: 'Initiative', value: target, clause }],
    dice: ONE_DIE,
    outcomes: Array.from({ length: ONE_DIE.sides }, (_, i): Success => {
      const succeeds = i + 1 + added <= target;
      return {
        key: succeeds ? 'success' : 'failure',
        label: succeeds ? 'succeeds' : 'fails',
        rank: succeeds ? 1 : 0,
        succeeds,
      };
    }),
  };
}
