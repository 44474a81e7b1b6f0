/** Smoke: where it is put and when it goes (FL-11.4). */

/** Markers of its own side so near to a firing unit keep a new one away (FL-11.41a). */
const NO_SECOND_WITHIN = 2;

/** Where Infantry that has fired puts a marker; `distances` lead to all markers of its own side (FL-11.41a, b, FL-11.42a). */
export function smokeOf(inCommand: boolean, distances: readonly number[]): 'leader' | 'unit' | null {
  if (distances.some((hexes) => hexes <= NO_SECOND_WITHIN)) return null;
  return inCommand ? 'leader' : 'unit';
}

/** True if a marker stays at the end of an Activation: somebody it belongs to has fired in it (FL-11.46). */
export function smokeStays(shots: number): boolean {
  return shots > 0;
}
