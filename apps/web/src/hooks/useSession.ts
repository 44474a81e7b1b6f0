import type { Clauses } from '@linstock/kernel';
import { createContext, useContext } from 'react';
import { useStore } from '../app/useStore.ts';
import type { Session } from '../play/session.ts';
import type { SessionState } from '../play/state/state.ts';

/** The session a component belongs to. */
export const SessionContext = createContext<Session | null>(null);

/** The session. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This part of the page belongs to a game screen.');
  return session;
}

/** A part of the session's state. */
export function useSessionState<P>(part: (state: SessionState) => P): P {
  return useStore(useSession().store, part);
}

/** The rules in one line each, with their sources. */
export function useClauses(): Clauses {
  return useSessionState((state) => state.game?.rules.clauses) ?? NO_CLAUSES;
}

const NO_CLAUSES: Clauses = {};
