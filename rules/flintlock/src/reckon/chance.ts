import type { Outcome, Reckoning } from '@linstock/kernel';

/** The chance that a roll of one die ends in an outcome of which this holds. */
export function chanceThat<O extends Outcome>(
  { outcomes }: Reckoning<O>,
  holds: (outcome: O) => boolean,
): number {
  return outcomes.filter(holds).length / outcomes.length;
}
