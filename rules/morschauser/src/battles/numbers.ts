/** The generator of the pick-up game (T-PRNG): a number for every 32-bit seed, the same on every machine. */

/** The seed of a pick-up game that is asked for without one. */
export const PLAIN_SEED = 7;
/** The largest seed of a pick-up game. */
export const MAX_SEED = 2 ** 32 - 1;

/** Numbers drawn one after the other. */
export interface Numbers {
  /** The next number, 0 up to but not 1. */
  next(): number;
  /** The next die, 1 to 6. */
  die(): number;
}

/** The numbers of a seed; any whole number is taken modulo 2^32 (MM-BAT1a). */
export function pickUpNumbers(seed: number): Numbers {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, die: () => Math.floor(6 * next()) + 1 };
}
