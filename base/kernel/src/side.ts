/** The two sides of a battle, by number; their names are the rulebook's. */
export type Side = 0 | 1;

/** The side that is not this one. */
export function otherSide(side: Side): Side {
  return side === 0 ? 1 : 0;
}
