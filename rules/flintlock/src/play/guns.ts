import type { Deed } from './deed.ts';

/** To set a gun to a mode and turn it (FL-5.6f). */
export const setGun: Deed<'set-gun'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
