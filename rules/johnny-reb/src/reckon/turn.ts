import type { Thousandths } from '@linstock/ground';

/** The initiative, and the order of charges (JR-5.3, JR-5.7). */

/**
 * The index of the side with the higher die. On a tie, the side that had the initiative keeps it (JR-5.3a).
 */
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
  /** Between charger and target at the start of the phase; equal distances are equal numbers. */
  readonly distance: Thousandths;
  /** Its place in the list of units. */
  readonly listed: number;
}

/** Charges in the order they are carried out: the nearest first; then the side with the initiative, then as listed (JR-5.7a). */
export function chargesInOrder<S, C extends WaitingCharge<S>>(charges: readonly C[], first: S): C[] {
  return [...charges].sort((a, b) => {
    if (a.distance !== b.distance) return a.distance - b.distance;
    if (a.side !== b.side) return a.side === first ? -1 : 1;
    return a.listed - b.listed;
  });
}
