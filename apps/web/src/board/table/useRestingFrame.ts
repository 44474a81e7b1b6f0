import type { Stand } from '@linstock/ground';
import { useEffect, useMemo, useState } from 'react';
import { VIEW_REST_MS } from '../view/useRestingScale.ts';
import { liveFrameOf } from './draft.ts';
import type { DraftControl } from './useDraft.ts';

/**
 * The frame of the selected stands, with its handles. During a drag it stays at the last resting place, so
 * that the things around the handles are not laid out again in each frame. Null if no selected stand may
 * move.
 */
export function useRestingFrame({ draft, begin }: Pick<DraftControl, 'draft' | 'begin'>): Stand | null {
  const live = useMemo(() => draft && liveFrameOf(draft), [draft]);
  const [rested, setRested] = useState(live);
  useEffect(() => {
    const rest = setTimeout(() => setRested(live), VIEW_REST_MS);
    return () => clearTimeout(rest);
  }, [live]);
  return draft ? (rested ?? draft.frame) : (begin()?.frame ?? null);
}
