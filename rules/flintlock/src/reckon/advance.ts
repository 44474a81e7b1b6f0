/** The units that advance if there are fewer vacated hexes than attackers (FL-12.43k, l). */

/** The attackers that go first: the highest Morale Rating leads, and equals are in their owner's order. */
export function inOrderOfMorale<T extends { readonly morale: number }>(attackers: readonly T[]): T[] {
  return [...attackers].sort((a, b) => b.morale - a.morale);
}
