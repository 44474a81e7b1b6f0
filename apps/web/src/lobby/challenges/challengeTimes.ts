import type { ChallengeView } from '@linstock/protocol';

/** The day until which a challenge is open, in the reader's zone, such as `13 December`. */
export function describeExpiry({ expires }: Pick<ChallengeView, 'expires'>): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(expires);
}

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The time since a moment, such as `2 hours ago`. */
export function describeAge(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const past = Math.max(0, now - at);
  for (const [unit, ms] of STEPS) if (past >= ms) return format.format(-Math.floor(past / ms), unit);
  return 'just now';
}
