import type { Deed } from './deed.ts';

/** To Drag an Abandoned gun Away (FL-12.83). */
export const drag: Deed<'drag'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
