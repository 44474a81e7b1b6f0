import type { PlaybackStep } from '../play/state/state.ts';
import { useSessionState } from './useSession.ts';

/** The playback step that is shown. Null if a question is asked, or while looking back. */
export function usePlaybackStep(): PlaybackStep | null {
  return useSessionState(({ playbackStep, asked, shown }) =>
    asked === null && shown === null ? playbackStep : null,
  );
}
