import type { Deed } from './deed.ts';

/** To turn in one's hex and do nothing else (FL-8.0k). */
export const face: Deed<'face'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};
