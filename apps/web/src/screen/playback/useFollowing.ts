import { type RefObject, useEffect } from 'react';
import { useSettings } from '../../app/useSettings.ts';
import type { FieldHandle } from '../../board/fieldHandle.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { pastTrailsIn, replayedIn } from '../../play/state/modeSelectors.ts';
import { subjectsOf } from '../../play/steps/subjects.ts';
import { endsOf } from '../../play/steps/trails.ts';
import { placeOfPiece } from '../../words/labels.ts';
import { lookWhenReady } from './boardReadiness.ts';

/** A piece at least this far from the window's edge is seen whole, in CSS pixels. */
const EDGE_MARGIN_PX = 40;

const NO_PIECES: readonly string[] = [];

/** Moves the camera to each step of the other side, unless the reader has switched that off. */
export function useFollowing(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const n = useSessionState((state) => (state.asked === null ? (state.playbackStep?.n ?? null) : null));
  const trails = useSessionState((state) => state.trails);
  const about = useSessionState((state) => state.playbackStep?.about ?? NO_PIECES);
  const { store } = useSession();
  useEffect(() => {
    if (n === null || !follow) return;
    const { scene } = store.get();
    const whereabouts = (id: string) => placeOfPiece(id, scene);
    const left = trails.filter(({ newest }) => newest).flatMap(endsOf);
    const places = left.length > 0 ? left : about.map(whereabouts).filter((place) => place !== null);
    // A place well within the window needs no other view: a camera that moves at each step does not help.
    return lookWhenReady(() => handle.current?.follow(places, EDGE_MARGIN_PX));
  }, [handle, follow, n, trails, about, store]);
}

/**
 * In a replay the camera also moves to each step. For a reader who steps by hand it moves only to the chosen
 * steps.
 */
export function useFollowingReplay(handle: RefObject<FieldHandle | null>): void {
  const { follow } = useSettings();
  const replayed = useSessionState(replayedIn);
  const { store } = useSession();
  useEffect(() => {
    const state = store.get();
    const { scene } = state;
    const trailsThen = pastTrailsIn(state);
    if (!replayed || !scene || !follow) return;
    const left = trailsThen.flatMap(endsOf);
    const about = subjectsOf(replayed.logItems, replayed.before ?? scene).map((id) =>
      placeOfPiece(id, scene),
    );
    const places = left.length > 0 ? left : about.filter((place) => place !== null);
    return lookWhenReady(() => handle.current?.follow(places, EDGE_MARGIN_PX));
  }, [handle, follow, replayed, store]);
}
