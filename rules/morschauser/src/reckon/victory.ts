import type { Switches } from '../tables/switches.ts';

/** P-VICTORY: who is beaten by losses, and who has won when the time is up (D). */

/** A fraction of companies as [of, out of]. */
export type Fraction = readonly [number, number];

/** Half of all companies (MM-D1c). */
export const HALF: Fraction = [1, 2];

/** The losses of a side. */
export interface CompanyLosses {
  readonly original: number;
  /** The frame at its present pose. */
  readonly lost: number;
  /** The fraction that beats it, if the battle sets another than half (MM-D1e). */
  readonly breaksAt?: Fraction;
}

/**
 * The number of lost companies at which a side is beaten. Reinforcements count with the original force
 * (MM-D1e). With the switch off it is the whole force, except in a pick-up game (MM-D1i).
 */
export function lossLimit(
  { original, breaksAt = HALF }: CompanyLosses,
  switches: Pick<Switches, 'halfLossesEndGame'>,
  pickup = false,
): number {
  if (!switches.halfLossesEndGame && !pickup) return original;
  return Math.ceil((original * breaksAt[0]) / breaksAt[1]);
}

/** The result of a test of losses. */
export type LossVerdict = 0 | 1 | 'draw' | null;

/**
 * The winner by the losses of both sides: null if neither is beaten yet, a draw if both are (MM-D1c, MM-D1f).
 * With the switch off a side is beaten only when it has nothing left. In a pick-up game the switch does not
 * matter (MM-D1i).
 */
export function lossVerdict(
  tolls: readonly [CompanyLosses, CompanyLosses],
  switches: Pick<Switches, 'halfLossesEndGame'>,
  pickup = false,
): LossVerdict {
  const beaten = tolls.map((toll) => toll.lost >= lossLimit(toll, switches, pickup));
  if (beaten[0] && beaten[1]) return 'draw';
  if (!beaten[0] && !beaten[1]) return null;
  return beaten[0] ? 1 : 0;
}

/**
 * The winner at the limit by losses, and if these are equal by the companies near the middle, if they count; null for a
 * draw (MM-BAT1e, MM-BAT4c).
 */
export function winnerAtLimit(
  tolls: readonly [CompanyLosses, CompanyLosses],
  lead?: Fraction,
  near: readonly [number, number] = [0, 0],
): 0 | 1 | null {
  const smaller = smallerLoss(tolls, lead);
  if (smaller !== null || near[0] === near[1]) return smaller;
  return near[0] > near[1] ? 0 : 1;
}

/** The side that has lost the smaller fraction, by a lead of at least `lead` (as [of, out of]); null if neither. */
export function smallerLoss(
  tolls: readonly [CompanyLosses, CompanyLosses],
  lead: Fraction = [0, 1],
): 0 | 1 | null {
  const [a, b] = tolls;
  // Compared as whole numbers: a.lost / a.original against b.lost / b.original.
  const difference = b.lost * a.original - a.lost * b.original;
  const least = lead[0] * a.original * b.original;
  if (difference === 0 || Math.abs(difference) * lead[1] < least) return null;
  return difference > 0 ? 0 : 1;
}
