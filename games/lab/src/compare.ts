import type { Interval } from '@linstock/kernel';
import type { Share } from './statistics.ts';
import type { Study, SystemGames } from './study.ts';
import { shareWords } from './words.ts';

/** A comparison of two systems: how much more often a side wins under the second. */
export interface Comparison {
  readonly side: string;
  /** The first system of the study, and the one it is compared with. */
  readonly systems: readonly [string, string];
  /** Share of games the side wins under the second less that under the first, with its 95 % interval. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** True if chance alone would hardly give it: the interval keeps clear of nothing. */
  readonly clear: boolean;
}

/** The first system compared with each other one, for the side that won in history, else the first; none without games. */
export function comparisonsOf({ systems }: Study): Comparison[] {
  const [first, ...others] = systems;
  if (!first || first.report.games === 0) return [];
  const side = first.beside?.winner ?? first.sides[0];
  const played = others.filter(({ report }) => report.games > 0);
  return played.flatMap((other) => {
    const [one, two] = [first.report.shares[side], other.report.shares[side]];
    return one && two ? [compared(side, first, other, differenceOf(one, two))] : [];
  });
}

function compared(
  side: string,
  one: SystemGames,
  two: SystemGames,
  between: Interval & { difference: number },
): Comparison {
  const { low, high } = between;
  return { side, systems: [one.title, two.title], ...between, clear: low > 0 || high < 0 };
}

/** Second share less the first, with Newcombe's 95 % interval out of the two Wilson intervals. */
export function differenceOf(one: Share, two: Share): Interval & { readonly difference: number } {
  const difference = two.share - one.share;
  return {
    difference,
    low: difference - Math.hypot(two.share - two.low, one.high - one.share),
    high: difference + Math.hypot(two.high - two.share, one.share - one.low),
  };
}

/** `The American side wins 8 % of games under American Legions and 38 % under …: 30 points more, …`. */
export function comparedWords(
  study: Study,
  { side, systems, difference, low, high, clear }: Comparison,
): string {
  const shares = systems.map((title) => {
    const fought = study.systems.find((each) => each.title === title);
    return `${(fought && shareWords(fought.report)[side]) ?? '0 %'} under ${title}`;
  });
  const points = (part: number): string => `${Math.round(Math.abs(part) * 100)}`;
  const range = `95 % interval ${signed(low)} to ${signed(high)}`;
  const verdict = clear
    ? `${points(difference)} points ${difference > 0 ? 'more' : 'less'} (${range})`
    : `not farther apart than chance can explain (${range} points)`;
  return `The ${side} side won ${shares.join(' and ')}: ${verdict}.`;
}

function signed(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
}
