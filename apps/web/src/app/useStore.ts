import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The part of a store a component draws; it is drawn again when that part changes. */
export function useStore<T, P>(store: Pick<Store<T>, 'get' | 'subscribe'>, part: (value: T) => P): P {
  return useSyncExternalStore(store.subscribe, () => part(store.get()));
}
