/** Random draws, for random answers. */

/** A random item of those that fit, each equally likely; no more items are tested than necessary. Null if none fits. */
export function drawn<T>(
  all: readonly T[],
  holds: (each: T) => boolean,
  choose: (n: number) => number,
): T | null {
  const left = [...all];
  while (left.length > 0) {
    const i = choose(left.length);
    const each = left[i] as T;
    if (holds(each)) return each;
    left[i] = left.at(-1) as T;
    left.pop();
  }
  return null;
}
