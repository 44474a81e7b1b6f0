/**
 * A list in random order.
 * @param choose `choose(n)` returns 0 to n - 1
 */
export function inAnyOrder<T>(list: readonly T[], choose: (n: number) => number): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(choose(rest.length), 1));
}
