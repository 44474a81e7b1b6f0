import { useMemo } from 'react';
import { useStore } from '../../app/useStore.ts';
import { handDraft } from './handDraft.ts';

/** The piece to be changed by hand, ringed on the board like a selected one; null if there is none. */
export function useChosenByHand(): readonly string[] | null {
  const piece = useStore(handDraft, (draft) => draft.piece);
  return useMemo(() => (piece === null ? null : [piece]), [piece]);
}
