/**
 * Reads of lists at places known to be inside them, as `nth` of the kernel, but one accessor for each kind of list. The innermost
 * loops of the geometry read through them: an accessor for lists of all kinds would be slower.
 */

/** A point, place or other object of a list. */
export function itemAt<T>(list: readonly T[], place: number): T {
  return list[place] as T;
}

/** A number of a list, such as a coordinate of a ring or a place of a crossing. */
export function numberAt(list: ArrayLike<number>, place: number): number {
  return list[place] as number;
}

/** A value of a search or of the sines, which are stored as 32-bit integers. */
export function wideCellAt(list: Int32Array, place: number): number {
  return list[place] as number;
}

/** A value of a map that is stored as 16-bit integers: coordinates and neighbours. */
export function cellAt(list: Int16Array, place: number): number {
  return list[place] as number;
}
