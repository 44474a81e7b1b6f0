import { type Interval, wilson } from '@linstock/kernel';

/** A share with its 95 % interval. All between 0 and 1. */
export interface Share extends Interval {
  readonly share: number;
}

/** The share of `points` (halves for draws) in `games` games; 0 of none, with anything possible. */
export function shareOf(points: number, games: number): Share {
  return { share: games === 0 ? 0 : points / games, ...wilson(points, games) };
}

/** The value below which a part of the sample is, by linear interpolation. 0 for an empty sample. */
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

/**
 * The rank of a value in a sample: the parts of it below, at and above the value. They add to 1; all are 0 for an empty
 * sample.
 */
export interface RankInSample {
  readonly below: number;
  readonly at: number;
  readonly above: number;
}

/** The rank of `value` among `values`. */
export function standingOf(value: number, values: readonly number[]): RankInSample {
  const part = (n: number): number => (values.length === 0 ? 0 : n / values.length);
  return {
    below: part(values.filter((each) => each < value).length),
    at: part(values.filter((each) => each === value).length),
    above: part(values.filter((each) => each > value).length),
  };
}

/**
 * Number of values in each of `bins` bins of equal width from `low` to `high`. A value on an edge counts to the bin
 * above it, `high` itself to the last; values outside count to the nearest bin.
 */
export function histogram(values: readonly number[], low: number, high: number, bins: number): number[] {
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.floor(((value - low) / (high - low)) * bins);
    const held = Math.min(bins - 1, Math.max(0, bin));
    counts[held] = (counts[held] ?? 0) + 1;
  }
  return counts;
}
