/** Chance for the engraver: the same spot gives the same number on every machine, in every tile, at every redraw. */

/** A number from 0 up to 1 belonging to two integers and a seed. */
export function hash(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** A share from 0 to 1 that sets out and arrives slowly. */
export const eased = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1, one lattice cell a unit. */
export function noise(x: number, y: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [a, b] = [eased(x - i), eased(y - j)];
  const top = hash(i, j, seed) * (1 - a) + hash(i + 1, j, seed) * a;
  const bottom = hash(i, j + 1, seed) * (1 - a) + hash(i + 1, j + 1, seed) * a;
  return top * (1 - b) + bottom * b;
}

/** Four octaves of noise, about 0 to 0.94, 0.47 in the middle. */
export function fbm(x: number, y: number, seed: number): number {
  let sum = 0;
  for (let octave = 0; octave < 4; octave++) {
    sum += noise(x * 2 ** octave, y * 2 ** octave, seed + octave) / 2 ** (octave + 1);
  }
  return sum;
}

/** A seed for a battle's picture, from its name. */
export function seedOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (Math.imul(sum, 31) + letter.codePointAt(0)!) | 0;
  return Math.abs(sum % 9973);
}
