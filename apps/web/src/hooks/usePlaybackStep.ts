import type { PlaybackStep } from '../play/state/state.ts';
import { useSessionState } from './useSession.ts';

/** The deed that is being told, while one's own question has not come and one does not look back. */
export function usePlaybackStep(): PlaybackStep | null {
  return useSessionState(({ playbackStep, asked, shown }) =>
    asked === null && shown === null ? playbackStep : null,
  );
}
