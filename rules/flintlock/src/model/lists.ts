/**
 * Reads of lists at places known to be inside them, one accessor for each kind of list: the innermost loops read through them, and
 * an accessor for lists of all kinds would be slower.
 */

/** A member of the order of battle. */
export function memberAt<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/** A number of the state, such as the hex of a unit. */
export function valueAt(list: readonly number[], place: number): number {
  return list[place] as number;
}

/** A number of the scratch memory, such as a count of a hex. */
export function cellAt(list: Uint8Array | Int16Array, place: number): number {
  return list[place] as number;
}
