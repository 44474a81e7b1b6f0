import type { Stand } from '@linstock/ground';
import { useEffect, useMemo, useState } from 'react';
import { VIEW_REST_MS } from '../view/useRestingScale.ts';
import { liveFrameOf } from './draft.ts';
import type { DraftControl } from './useDraft.ts';

/**
 * The frame of what is chosen, with its knobs. While it is dragged this is its last resting place: what is laid out round the knobs
 * is not laid out again in each frame. Null if nothing chosen may move.
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
