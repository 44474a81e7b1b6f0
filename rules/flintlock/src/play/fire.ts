import type { Deed } from './deed.ts';

/** A shot of the Fire block (FL-11.12, FL-5.3j). */
export const fire: Deed<'fire'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};

/** The end of the Fire block: Smoke, then Return Fire (FL-11.13c, d). */
export const endFire: Deed<'end-fire'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
