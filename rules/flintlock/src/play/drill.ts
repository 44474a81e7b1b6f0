import type { Deed } from './deed.ts';

/** A Command changes formation (FL-6.6). */
export const formation: Deed<'formation'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
