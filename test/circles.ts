import { last } from '@linstock/kernel';
/**
 * Cycles in a graph: the shortest way from each node back to itself, unless an earlier cycle contains it. If cycles
 * share members, breaking one may show another.
 */
export function circlesOf<T>(all: readonly T[], nextOf: (each: T) => Iterable<T>): readonly (readonly T[])[] {
  const told = new Set<T>();
  return all.flatMap((start) => {
    const circle = told.has(start) ? null : wayBackTo(start, nextOf);
    for (const member of circle ?? []) told.add(member);
    return circle ? [circle] : [];
  });
}

function wayBackTo<T>(start: T, nextOf: (each: T) => Iterable<T>): readonly T[] | null {
  const reached = new Set<T>();
  let ways: (readonly T[])[] = [[start]];
  while (ways.length > 0) {
    const longer: (readonly T[])[] = [];
    for (const way of ways)
      for (const next of nextOf(last(way))) {
        if (next === start) return [...way, start];
        if (!reached.has(next)) longer.push([...way, next]);
        reached.add(next);
      }
    ways = longer;
  }
  return null;
}
