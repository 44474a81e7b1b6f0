/** Reckons something when it is first asked for, and keeps it. */
export function lazily<T>(reckon: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: reckon() }).value;
}
