/** The units that advance if there are fewer vacated hexes than attackers (FL-12.43k, l). */

/** Of attackers in their owner's order among equals, those who go first: the highest Morale Rating leads. */
export function inOrderOfMorale<T extends { readonly morale: number }>(attackers: readonly T[]): T[] {
  return [...attackers].sort((a, b) => b.morale - a.morale);
}
