import type { Deed } from './deed.ts';

/** Which unit of a pair is on top (FL-10.0k). */
export const top: Deed<'top'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
