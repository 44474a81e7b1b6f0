/** Where a piece is at each moment of its move. */
import type { Spot } from '../plate.ts';

/** Milliseconds a hex takes, and the longest move. */
const PER_HEX = 180;
const LONGEST = 900;

/** How long a move over so many places takes, in milliseconds. */
export function moveTime(places: number): number {
  return Math.min(LONGEST, Math.max(0, places - 1) * PER_HEX);
}

/** The spot a share (0 to 1) of the way along a path of equal steps, eased out. */
export function alongPath(path: readonly Spot[], share: number): Spot {
  const eased = 1 - (1 - share) ** 2;
  const at = eased * (path.length - 1);
  const i = Math.min(path.length - 2, Math.floor(at));
  const [a, b] = [path[Math.max(0, i)]!, path[Math.max(0, i) + 1] ?? path.at(-1)!];
  const part = at - Math.max(0, i);
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}
