import { Fault } from '../fault.ts';

/** Lines that one address may say in a minute in all its games: several people may live there. */
export const MAX_BY_VISITOR = 40;

/** Milliseconds in which lines are counted. */
export const PACE_MS = 60_000;

/**
 * Throws a Fault for one line too many.
 * @param latest when the lines of the last minute were said, the latest first, at most `most` of them
 * @param most lines that may be said in a minute
 */
export function refuseTooFast(latest: readonly { readonly at: number }[], most: number, now: number): void {
  if (latest.length < most) return;
  const seconds = Math.max(1, Math.ceil(((latest.at(-1)?.at ?? 0) + PACE_MS - now) / 1000));
  const sentence = `Too many lines at once. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
  throw new Fault(429, 'too-fast', sentence);
}
