import type { Outcome, Reckoning, Throw } from '@linstock/kernel';
import {
  BONUS_DICE,
  type BonusRow,
  type GoingKind,
  gradeOf,
  type Quality,
  RATES,
  type RateRow,
} from '../tables/index.ts';
import { affords, goingCost, obstacleCost } from './going.ts';
import { line, outcomesBy } from './lines.ts';

/** The reach of a charge, and the point where it loses its order (JR-14.3). Inches of allowance. */

/** A charge once its bonus is rolled. */
export interface Reach {
  readonly base: number;
  readonly bonus: number;
  /** JR-14.3a. */
  readonly reach: number;
  /** The cost beyond which the charger is disordered; 0 if it starts so (JR-14.1b, JR-14.3b, c). */
  readonly disorderAfter: number;
}

/** The dice of the charge bonus (JR-14.3a, JR-17.2a). */
export function bonusDice(row: BonusRow): number {
  return BONUS_DICE[row];
}

/** The reach that a bonus gives a charger on the row of its formation, disordered or not. */
export function chargeReach(row: RateRow, quality: Quality, bonus: number, startsDisordered: boolean): Reach {
  const base = RATES[row].open;
  const reach = base + bonus;
  const steady = gradeOf(quality) === 'green' ? reach / 2 : base + bonus / 2;
  return { base, bonus, reach, disorderAfter: startsDisordered ? 0 : steady };
}

/** A way to contact: its stretches over ground and the obstacles on it. */
export interface ChargeWay {
  readonly stretches: readonly (readonly [going: GoingKind, inches: number])[];
  readonly obstacles: number;
}

/** The progress of a charge on its way. */
export interface ChargeProgress {
  readonly cost: number;
  readonly contact: boolean;
  /** At contact, or at the end of the reach. */
  readonly disordered: boolean;
}

/** Spends a reach on a way (JR-14.3a to c). Forbidden ground costs more than any reach. */
export function chargeAlong(row: RateRow, reach: Reach, { stretches, obstacles }: ChargeWay): ChargeProgress {
  const cost = stretches.reduce(
    (sum, [going, inches]) => sum + (goingCost(row, going, inches) ?? Number.POSITIVE_INFINITY),
    obstacleCost(row, obstacles),
  );
  const contact = affords(reach.reach, cost);
  return { cost, contact, disordered: isDisorderedAfter(reach, Math.min(cost, reach.reach)) };
}

/** True if a charger is disordered after this cost. */
export function isDisorderedAfter({ disorderAfter }: Reach, spent: number): boolean {
  return disorderAfter === 0 || !affords(disorderAfter, spent);
}

/** The result of a charge's way: contact or not, and in what order. */
export interface ReachOutcome extends Outcome, ChargeProgress {
  readonly reach: Reach;
}

/** The roll of the charge bonus, read against a way to contact (JR-14.3). */
export function reachReckoning(
  row: RateRow,
  bonusRow: BonusRow,
  quality: Quality,
  way: ChargeWay,
  startsDisordered: boolean,
  title = 'Charge bonus',
): Reckoning<ReachOutcome> {
  const dice: Throw = { count: bonusDice(bonusRow), sides: 6, read: 'sum' };
  return {
    name: 'charge reach',
    title,
    clause: 'JR-14.3a',
    lines: [line(`Open rate, ${row.replaceAll('_', ' ')}`, RATES[row].open, 'JR-14.3a')],
    dice,
    outcomes: outcomesBy(dice, (bonus) => {
      const reach = chargeReach(row, quality, bonus, startsDisordered);
      const charged = chargeAlong(row, reach, way);
      const words = `${charged.contact ? 'contact' : 'falls short'}${charged.disordered ? ', disordered' : ''}`;
      return {
        key: words,
        label: `${charged.contact ? 'it reaches the enemy' : 'it falls short'}${charged.disordered ? ', disordered' : ''}`,
        rank: (charged.contact ? 2 : 0) + (charged.disordered ? 0 : 1),
        reach,
        ...charged,
      };
    }),
  };
}
