import { useEffect } from 'react';
import type { Store } from './store.ts';
import { useStore } from './useStore.ts';

/**
 * Makes a hook that returns the value of a store and keeps it up to date while any component uses the hook.
 * @param follow begins to update the store; returns how to stop
 */
export function makeFollowedHook<T extends object>(store: Store<T>, follow: () => () => void): () => T {
  let users = 0;
  let stop: () => void = () => undefined;
  return function useFollowed() {
    useEffect(() => {
      users++;
      if (users === 1) stop = follow();
      return () => {
        users--;
        if (users === 0) stop();
      };
    }, []);
    return useStore(store, (value) => value);
  };
}
