import { type RefObject, useEffect } from 'react';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { useSessionState } from '../../hooks/useSession.ts';
import { shownEntryIn } from '../../play/state/modeSelectors.ts';

/** True if the battle is over and its course is shown: then the whole field is in view. */
export function useAfter(handle: RefObject<FieldHandle | null>): boolean {
  const after = useSessionState(
    (state) =>
      (state.game?.over ?? false) &&
      shownEntryIn(state) === null &&
      !state.inLog &&
      state.playbackStep === null,
  );
  useEffect(() => {
    // Once the map has taken the room it now has.
    const timer = after ? setTimeout(() => handle.current?.fitField(true), 120) : undefined;
    return () => clearTimeout(timer);
  }, [handle, after]);
  return after;
}
