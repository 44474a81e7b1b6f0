/** Computes the value of a key once, and caches it. */
export function remembered<T, V>(keyOf: (of: T) => string, find: (of: T) => V): (of: T) => V {
  const known = new Map<string, V>();
  return (of) => {
    const key = keyOf(of);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(of);
    known.set(key, found);
    return found;
  };
}
