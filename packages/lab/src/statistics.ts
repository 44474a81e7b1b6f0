/** A share with the interval it lies in, at 95 %. All between 0 and 1. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Half-width of the normal curve that holds 95 % of it. */
const Z = 1.959964;

/**
 * Wilson's interval for `successes` (halves count for draws) in `trials`. No trials: anything is possible.
 */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const p = successes / trials;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * trials)) / (1 + z2 / trials);
  const half = (Z / (1 + z2 / trials)) * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials));
  return { share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Elo difference that a share of the points means; a share of 0 or 1 is beyond measure. */
export function eloOf(share: number): number {
  return -400 * Math.log10(1 / share - 1);
}

/** The value below which a part of the sorted sample lies, by linear interpolation. Empty samples give 0. */
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
