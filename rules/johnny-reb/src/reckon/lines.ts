import { lengthWords } from '@linstock/ground';
import {
  leastValue,
  type Outcome,
  type Reckoning,
  type ReckoningLine,
  type Throw,
  valueCount,
} from '@linstock/kernel';
import type { RebClause } from '../tables/clauses.ts';
import { remembered } from './cache.ts';

/** The parts of all reckonings. */

/** A line of a reckoning, with its rule. */
export function line(label: string, value: number | string, clause: RebClause): ReckoningLine {
  return { label, value, clause };
}

/** The lines to show: modifiers of 0 are left out. */
export function telling(lines: readonly ReckoningLine[]): ReckoningLine[] {
  return lines.filter(({ value }) => value !== 0);
}

/** An outcome for each value of some dice, least first. */
export function outcomesBy<O>(dice: Throw, meaning: (value: number) => O): O[] {
  const least = leastValue(dice);
  return Array.from({ length: valueCount(dice) }, (_, i) => meaning(least + i));
}

/** The sum of some dice, if nothing else is read from them. */
export interface SumOutcome extends Outcome {
  readonly sum: number;
}

/** The throw for the initiative (JR-5.3a) and at an impact (JR-14.6d). */
const sumsOf = remembered(
  ({ count }: Throw) => String(count),
  (dice) => outcomesBy(dice, (sum): SumOutcome => ({ key: String(sum), label: String(sum), rank: sum, sum })),
);

/** The same in inches: for a fall-back (JR-13.1a), for example. */
const inchesOf = remembered(
  ({ count }: Throw) => String(count),
  (dice) =>
    sumsOf(dice).map((outcome): SumOutcome => ({ ...outcome, label: lengthWords(1000 * outcome.sum, 1) })),
);

/** A roll for inches: a fall-back, a bonus. */
export function inchesReckoning(
  name: string,
  title: string,
  clause: RebClause,
  count: number,
): Reckoning<SumOutcome> {
  const reckoning = sumReckoning(name, title, clause, count);
  return { ...reckoning, outcomes: inchesOf(reckoning.dice) };
}

/** A roll of which the sum is wanted, such as a die of initiative (JR-5.3a) or the dice of an impact (JR-14.6d). */
export function sumReckoning(
  name: string,
  title: string,
  clause: RebClause,
  count: number,
): Reckoning<SumOutcome> {
  const dice: Throw = { count, sides: 6, read: 'sum' };
  return {
    name,
    title,
    clause,
    lines: [],
    dice,
    outcomes: sumsOf(dice),
  };
}
