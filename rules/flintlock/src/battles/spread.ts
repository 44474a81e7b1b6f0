/**
 * Places on a line moved apart until each has the room it needs, 1 to the next, and the whole by as little as can be (least
 * squares). `places` rise; the answer is as long.
 */
export function spread(places: readonly number[]): number[] {
  // Less its number of steps a place may not fall behind the one before it: pools of places that would do share their mean.
  const pools: { sum: number; count: number }[] = [];
  places.forEach((place, index) => {
    pools.push({ sum: place - index, count: 1 });
    while (pools.length > 1) {
      const [before, last] = pools.slice(-2) as [(typeof pools)[0], (typeof pools)[0]];
      if (before.sum / before.count < last.sum / last.count) break;
      pools.splice(-2, 2, { sum: before.sum + last.sum, count: before.count + last.count });
    }
  });
  return pools
    .flatMap(({ sum, count }) => new Array<number>(count).fill(sum / count))
    .map((mean, i) => mean + i);
}
