/**
 * True in `npm run soak`. Tests that draw at random, or that go through every system, then take all of them; in `npm test` a half,
 * so that it ends in time.
 */
export const LONG = process.env.LINSTOCK_LONG === '1';

/** All of these in `npm run soak`; every second one, from the first or from the second, in `npm test`. */
export const shareOf = <T>(all: readonly T[], first: 0 | 1 = 0): readonly T[] =>
  LONG ? all : all.filter((_, i) => i % 2 === first);
