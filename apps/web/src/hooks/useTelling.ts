import type { Telling } from '../play/state/state.ts';
import { useSessionState } from './useSession.ts';

/** The deed that is being told, while one's own question has not come and one does not look back. */
export function useTelling(): Telling | null {
  return useSessionState(({ telling, asked, shown }) => (asked === null && shown === null ? telling : null));
}
