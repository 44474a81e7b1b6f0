/** Who has the initiative, and in which order charges come (JR-5.3, JR-5.7). */

/** The index of the side with the higher die; on a tie of the one that had it (JR-5.3a). */
export function initiative<S>(
  union: number,
  confederate: number,
  holder: S,
  sides: { union: S; confederate: S },
): S {
  if (union === confederate) return holder;
  return union > confederate ? sides.union : sides.confederate;
}

/** A charge that waits for its turn. */
export interface WaitingCharge<S> {
  readonly side: S;
  /** Between charger and target at the start of the phase. */
  readonly distance: number;
  /** Its place in the list of units. */
  readonly listed: number;
}

/** Distances that differ by less do so by rounding alone (JR-2.1c). */
const SAME = 1e-6;

/** Charges in the order they are carried out: the nearest first; then the side with the initiative, then as listed (JR-5.7a). */
export function chargesInOrder<S, C extends WaitingCharge<S>>(charges: readonly C[], first: S): C[] {
  return [...charges].sort((a, b) => {
    if (Math.abs(a.distance - b.distance) > SAME) return a.distance - b.distance;
    if (a.side !== b.side) return a.side === first ? -1 : 1;
    return a.listed - b.listed;
  });
}
