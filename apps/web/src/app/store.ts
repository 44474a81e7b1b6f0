/** A value that can be watched. An equal value (`Object.is`) causes no update. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Replaces some fields. */
  change(fields: Partial<T>): void;
  /** Calls back after each change; returns how to stop. */
  subscribe(heard: () => void): () => void;
}

/** A store with a first value. */
export function createStore<T extends object>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const heard of [...listeners]) heard();
  };
  return {
    get: () => value,
    set,
    change: (fields) => set({ ...value, ...fields }),
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
