import { type RefObject, useEffect, useRef } from 'react';
import { useSettings } from '../app/useSettings.ts';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { useMedia } from '../common/useMedia.ts';
import { usePlaybackStep } from '../hooks/usePlaybackStep.ts';
import { useSession } from '../hooks/useSession.ts';
import { placesOf } from '../play/aiming/aim.ts';
import type { Coach } from './useCoach.ts';

/**
 * Brings the coach's subject into sight, large enough to read. This is done when the lesson opens, when the
 * window is turned, after the other side's actions, and at each new beat whose subject is out of sight. At
 * other times the view belongs to the reader.
 */
export function useLessonView(coach: Coach | null, handle: RefObject<FieldHandle | null>): void {
  const { store } = useSession();
  const { follow } = useSettings();
  const away = usePlaybackStep() !== null && follow;
  const upright = useMedia('(orientation: portrait)');
  const beat = coach?.kept.shown === 'closed' ? null : (coach?.advice.beat.id ?? null);
  const latest = useRef(coach);
  useEffect(() => {
    latest.current = coach;
  });
  const looked = useRef<boolean | null>(null);
  useEffect(() => {
    if (beat === null) return;
    if (away) {
      looked.current = null;
      return;
    }
    let asked = 0;
    const look = () => {
      const pieces = store.get().scene?.pieces ?? [];
      const sets = (latest.current?.advice.frame ?? []).map((ids) =>
        placesOf(pieces.filter(({ id }) => ids.includes(id))),
      );
      if (sets.flat().length === 0) return;
      const seen = looked.current === upright && handle.current?.sees(sets.at(-1) ?? []);
      if (seen || handle.current?.frame(sets)) looked.current = upright;
      else asked = requestAnimationFrame(look);
    };
    asked = requestAnimationFrame(look);
    return () => cancelAnimationFrame(asked);
  }, [beat, upright, away, store, handle]);
}
