import { createStore, type Store } from '../../app/store.ts';
import { fieldsOfMode, type Mode, type ModeFields } from './mode.ts';
import { EMPTY_SESSION, type SessionState } from './state.ts';

/** The fields that may be written one by one: all except those that follow from the mode. */
export type WritableFields = Partial<Omit<SessionState, keyof ModeFields | 'mode'>>;

/** The state of a session, with its subscribers. */
export interface SessionStore extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** Writes some fields. */
  change(fields: WritableFields): void;
  /** Enters a mode, and writes other fields in the same change. */
  enter(mode: Mode, also?: WritableFields): void;
  /**
   * Runs one event: a click, a command, a message of the judge. Subscribers are notified once, when it is over, and its effects
   * follow. An event inside another is a part of it. An event that throws changes nothing and has no effects.
   */
  event<R>(happens: () => R): R;
  /** Does something outside the page's state, such as a message to the judge: after the event, or at once if none runs. */
  effect<R>(does: () => Promise<R>): Promise<R>;
}

/** A store of the session's state, with a first value. */
export function createSessionStore(first: SessionState = EMPTY_SESSION): SessionStore {
  const watched = createStore<SessionState>(first);
  let state = first;
  let depth = 0;
  let effects: readonly (() => void)[] = [];

  const change = (fields: Partial<SessionState>): void => {
    state = { ...state, ...fields };
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
    change,
    enter: (mode, also = {}) => change({ ...also, mode, ...fieldsOfMode(mode) }),
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
    effect: (does) =>
      depth === 0
        ? does()
        : new Promise((resolve, reject) => {
            effects = [...effects, () => does().then(resolve, reject)];
          }),
  };
}
