/** Smoke: its place and its end (FL-11.4). */

/** Distance from a firing unit within which a marker of its own side prevents a new one (FL-11.41a). */
const NO_SECOND_WITHIN = 2;

/** The place of Smoke of Infantry that has fired; `distances` lead to all markers of its own side (FL-11.41a, b, FL-11.42a). */
export function smokeOf(inCommand: boolean, distances: readonly number[]): 'leader' | 'unit' | null {
  if (distances.some((hexes) => hexes <= NO_SECOND_WITHIN)) return null;
  return inCommand ? 'leader' : 'unit';
}

/** True if a marker stays at the end of an Activation: one of its units has fired in it (FL-11.46). */
export function smokeStays(shots: number): boolean {
  return shots > 0;
}
