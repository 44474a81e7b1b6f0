import { type Interval, wilson } from '@linstock/kernel';

/** A share with the 95 % interval it lies in. All between 0 and 1. */
export interface Share extends Interval {
  readonly share: number;
}

/** The share of `points` (halves for draws) in so many games; 0 of none, with anything possible. */
export function shareOf(points: number, games: number): Share {
  return { share: games === 0 ? 0 : points / games, ...wilson(points, games) };
}

/** The value below which a part of the sample lies, by linear interpolation. Empty samples give 0. */
export function quantile(values: readonly number[], part: number): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const at = part * (sorted.length - 1);
  const lower = sorted[Math.floor(at)] ?? 0;
  const upper = sorted[Math.ceil(at)] ?? lower;
  return lower + (upper - lower) * (at - Math.floor(at));
}

/** The arithmetic mean; 0 of nothing. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, v) => sum + v, 0) / values.length;
}
