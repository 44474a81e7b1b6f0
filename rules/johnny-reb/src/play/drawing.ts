import { last, nth } from '@linstock/kernel';
/** Random draws, for random answers. */

/**
 * A random one of the items that pass the test, each equally likely. No more items are tested than necessary.
 * Null if none passes.
 */
export function drawn<T>(
  all: readonly T[],
  holds: (each: T) => boolean,
  choose: (n: number) => number,
): T | null {
  const left = [...all];
  while (left.length > 0) {
    const i = choose(left.length);
    const each = nth(left, i);
    if (holds(each)) return each;
    left[i] = last(left);
    left.pop();
  }
  return null;
}
