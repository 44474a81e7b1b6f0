/** An interval of chances. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
const Z95 = 1.959963984540054;

/** Wilson's interval for a chance seen `successes` times in n trials (95 % by default); 0 to 1 where n is 0. */
export function wilson(successes: number, n: number, z = Z95): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = successes / n;
  const z2 = z * z;
  const middle = p + z2 / (2 * n);
  const reach = z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n));
  const scale = 1 + z2 / n;
  // At the ends the difference is 0 by algebra, but not quite in floating point.
  return {
    low: successes <= 0 ? 0 : Math.max(0, (middle - reach) / scale),
    high: successes >= n ? 1 : Math.min(1, (middle + reach) / scale),
  };
}

/** Points of 400 make odds of ten to one. */
const ELO_SCALE = 400;

/** The Elo advantage of a player who scores this share (0 to 1, draws half); infinite at the ends. */
export function eloOf(score: number): number {
  return ELO_SCALE * Math.log10(score / (1 - score));
}

/** The expected score of a player who is `elo` points stronger. */
export function scoreOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / ELO_SCALE));
}
