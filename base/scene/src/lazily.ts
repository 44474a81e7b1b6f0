/** Computes something when it is first needed, and stores it. */
export function lazily<T>(reckon: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: reckon() }).value;
}
