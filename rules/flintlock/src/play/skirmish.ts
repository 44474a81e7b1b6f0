import type { Deed } from './deed.ts';

/** A unit goes into SK (FL-6.53a). */
export const enterSkirmish: Deed<'enter-sk'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};

/** Two counters in SK become their unit again (FL-6.53b). */
export const reform: Deed<'reform'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
