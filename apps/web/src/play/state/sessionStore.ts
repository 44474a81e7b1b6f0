import { createStore, type Store } from '../../app/store.ts';
import { EMPTY_SESSION, type SessionState } from './state.ts';

/** The state of a session, with its subscribers. */
export interface SessionStore extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Replaces the state. */
  put(state: SessionState): void;
  /**
   * Runs one event: a click, a command, a message of the judge. Subscribers are notified once, when it is over, and its effects
   * follow. An event inside another is a part of it. An event that throws changes nothing and has no effects.
   */
  event<R>(happens: () => R): R;
  /** Does something outside the page's state, such as a message to the judge: after the event, or at once if none runs. */
  effect(does: () => void): void;
}

/** A store of the session's state, with a first value. */
export function createSessionStore(first: SessionState = EMPTY_SESSION): SessionStore {
  const watched = createStore<SessionState>(first);
  let state = first;
  let depth = 0;
  let effects: readonly (() => void)[] = [];

  const put = (next: SessionState): void => {
    state = next;
    if (depth === 0) watched.set(state);
  };
  const finish = (): void => {
    watched.set(state);
    const due = effects;
    effects = [];
    for (const does of due) does();
  };
  return {
    get: () => state,
    subscribe: watched.subscribe,
    put,
    event(happens) {
      const before = { state, effects };
      depth++;
      let result: ReturnType<typeof happens>;
      try {
        result = happens();
      } catch (fault) {
        ({ state, effects } = before);
        throw fault;
      } finally {
        depth--;
      }
      if (depth === 0) finish();
      return result;
    },
    effect(does) {
      if (depth === 0) does();
      else effects = [...effects, does];
    },
  };
}
