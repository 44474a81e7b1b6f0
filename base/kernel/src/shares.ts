import { percentText } from './percent.ts';
import { type Chances, chancesOf, type Outcome, outcomeOf, type Reckoning } from './reckoning.ts';

/**
 * The outcomes of a throw with their chances, the worst for the roller first. Every display of a chance uses
 * these or several of them together, so card, log and command line agree.
 */
export function sharesOf<O extends Outcome>(reckoning: Reckoning<O>): Chances<O>[] {
  return chancesOf(reckoning).sort((a, b) => a.outcome.rank - b.outcome.rank || b.ways - a.ways);
}

/** Some of a throw's outcomes together: `66.7 %`, `certain`, `never`. */
export function shareText(shares: readonly Chances[]): string {
  const [first] = shares;
  // Ways are whole numbers: their sum is exact even if that of the chances is not.
  return percentText(first ? shares.reduce((sum, { ways }) => sum + ways, 0) / first.of : 0);
}

/** The chance of a result, before the throw. */
export interface Likelihood {
  readonly shares: readonly Chances[];
  /** The other outcomes in the shares; null if there are none. */
  readonly or: 'better' | 'worse' | 'as good' | null;
}

/**
 * The chance of a value of the dice: that of this outcome and all better ones, or that of it and all worse ones; the
 * smaller of the two. If no outcome is better or worse than another, the chance of this outcome alone.
 */
export function likelihoodOf(reckoning: Reckoning, value: number): Likelihood {
  const rows = sharesOf(reckoning);
  const { key, rank } = outcomeOf(reckoning, value);
  const better = rows.filter(({ outcome }) => outcome.rank >= rank);
  const worse = rows.filter(({ outcome }) => outcome.rank <= rank);
  const ways = (shares: readonly Chances[]) => shares.reduce((sum, each) => sum + each.ways, 0);
  const [shares, or] =
    ways(better) <= ways(worse) ? ([better, 'better'] as const) : ([worse, 'worse'] as const);
  if (shares.every(({ outcome }) => outcome.key === key)) return { shares, or: null };
  if (shares.length === rows.length)
    return { shares: rows.filter(({ outcome }) => outcome.key === key), or: null };
  return { shares, or: shares.some(({ outcome }) => outcome.rank !== rank) ? or : 'as good' };
}

/** The same in words: `27.8 % or better`, `5.6 % or worse`, `66.7 %`. */
export function likelihoodText(reckoning: Reckoning, value: number): string {
  const { shares, or } = likelihoodOf(reckoning, value);
  return or === null ? shareText(shares) : `${shareText(shares)} or ${or}`;
}
