import type { Deed } from './deed.ts';

/** A Withdrawal (FL-9.2c to f). */
export const withdraw: Deed<'withdraw'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
