import { shownEntryIn } from '../play/state/modeSelectors.ts';
import type { PlaybackStep } from '../play/state/state.ts';
import { useSessionState } from './useSession.ts';

/** The playback step that is shown. Null if a question is asked, or while looking back. */
export function usePlaybackStep(): PlaybackStep | null {
  return useSessionState((state) =>
    state.asked === null && shownEntryIn(state) === null ? state.playbackStep : null,
  );
}
