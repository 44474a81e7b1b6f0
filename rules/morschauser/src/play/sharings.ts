/** A company that may get some of several hits or points, and the maximum it can get. */
export interface LossTaker {
  readonly id: number;
  readonly limit: number;
}

/**
 * All ways to share `count` hits or points out, each a list of companies with one entry a hit (MM-E1h, MM-E4k). The first
 * taker gets the maximum in the first.
 */
export function sharings(takers: readonly LossTaker[], count: number): number[][] {
  const [first, ...others] = takers;
  if (!first) return count === 0 ? [[]] : [];
  const shares = Array.from({ length: Math.min(first.limit, count) + 1 }, (_, n) => n).reverse();
  return shares.flatMap((share) =>
    sharings(others, count - share).map((rest) => [...new Array<number>(share).fill(first.id), ...rest]),
  );
}
