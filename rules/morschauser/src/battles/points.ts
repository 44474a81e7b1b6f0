import { type Armament, POINTS, type Trait, type TroopType } from '../tables/index.ts';

/** Forces bought for points in a free pick-up game (MM-BAT1f, T-POINTS). */

/** A bought company. */
export interface BoughtCompany {
  readonly type: TroopType;
  readonly armament: Armament;
  readonly traits: readonly Trait[];
}

/** The price of a company. */
export function priceOf({ type, armament, traits }: BoughtCompany): number {
  const weapon = type === 'artillery' ? 0 : (POINTS.add[armament] ?? 0);
  return POINTS.base[type] + weapon + traits.reduce((sum, trait) => sum + (POINTS.add[trait] ?? 0), 0);
}

/** The maximum number of companies of a force, and the minimum and maximum for a brigade general. */
export const LIMITS = { companies: 20, brigade: [3, 8] } as const;

/**
 * Why a force cannot be bought, in a sentence; null if it can. It must be within the budget, with at most 20
 * companies and a general for every 3 to 8 of them. The army commander is free.
 */
export function againstForce(companies: readonly BoughtCompany[], brigadeGenerals: number): string | null {
  const cost =
    companies.reduce((sum, each) => sum + priceOf(each), 0) +
    brigadeGenerals * POINTS.base.brigadeGeneral +
    POINTS.base.armyCommander;
  if (cost > POINTS.budget) return `The force costs ${cost} points; there are ${POINTS.budget}.`;
  if (companies.length > LIMITS.companies)
    return `A force has ${LIMITS.companies} companies at most, not ${companies.length}.`;
  const [least, most] = LIMITS.brigade;
  if (companies.length < brigadeGenerals * least || companies.length > brigadeGenerals * most)
    return `One brigade general leads ${least} to ${most} companies; ${brigadeGenerals} cannot lead ${companies.length}.`;
  return null;
}
