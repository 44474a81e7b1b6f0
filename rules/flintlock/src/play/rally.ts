import type { Deed } from './deed.ts';

/** To Rally (FL-11.52). */
export const rally: Deed<'rally'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
