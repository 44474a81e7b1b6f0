import type { Deed } from './deed.ts';

/** A Command Shocks (FL-12). */
export const shock: Deed<'shock'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
