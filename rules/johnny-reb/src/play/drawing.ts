/** Draws by chance, for whoever answers so. */

/** One by chance of those that hold, each as likely; no more of them are looked at than need be. Null if none holds. */
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
