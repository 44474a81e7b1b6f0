import type { Deed } from './deed.ts';

/** Cavalry Charges (FL-13.2). */
export const charge: Deed<'charge'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
