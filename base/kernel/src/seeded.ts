import type { Dice } from './dice.ts';
import type { Throw } from './throw.ts';

/** A stream of chance for play in the lab and for bots: whole numbers and fractions from a seed. */
export interface Chance {
  /** A whole number from 0 to n-1, each as likely. */
  below(n: number): number;
  /** 32 fresh bits. */
  bits(): number;
}

/** A small, good generator (sfc32) seeded from text; the same seed gives the same stream on every machine. */
export function seededChance(seed: string): Chance {
  const [a0, b0, c0] = spread(seed);
  let a = a0;
  let b = b0;
  let c = c0;
  let counter = 1;
  const bits = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    c |= 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) bits();
  return { bits, below: (n) => randomBelow(bits, n) };
}

/** Dice thrown from a stream of chance. */
export function chanceDice(chance: Chance): Dice {
  return {
    throw(spec: Throw): readonly number[] {
      const faces = new Array<number>(spec.count);
      for (let i = 0; i < spec.count; i++) faces[i] = chance.below(spec.sides) + 1;
      return faces;
    },
  };
}

/** Dice from a seed. */
export function seededDice(seed: string): Dice {
  return chanceDice(seededChance(seed));
}

/**
 * A random whole number from 0 to n-1, each exactly as likely: the incomplete end of the range is rejected. Throws
 * RangeError if n is below 1.
 */
export function randomBelow(bits: () => number, n: number): number {
  if (!(n >= 1)) throw new RangeError(`A number from 0 to n-1 was wanted, with n ${n}: n must be 1 or more.`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const draw = bits();
    if (draw < limit) return draw % n;
  }
}

/** Three 32-bit words from text (FNV-1a with different offsets). */
function spread(text: string): [number, number, number] {
  const word = (offset: number): number => {
    let h = offset | 0;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
    h ^= h >>> 16;
    h = Math.imul(h, 0x85ebca6b);
    return h ^ (h >>> 13);
  };
  return [word(0x811c9dc5), word(0x9e3779b9), word(0x243f6a88)];
}
