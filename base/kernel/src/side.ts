/** The two sides of a battle, by number; their names are the rulebook's. */
export type Side = 0 | 1;

/** Both sides, in order. */
export const SIDES = [0, 1] as const satisfies readonly Side[];

/** True if a number is that of a side. */
export function isSide(n: number): n is Side {
  return n === 0 || n === 1;
}

/** The side that is not this one. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
