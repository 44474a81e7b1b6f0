import { useMemo } from 'react';
import { useSessionState } from '../../hooks/useSession.ts';
import { type Aim, aimOf } from '../../play/aiming/aim.ts';
import { meaningOfPicks, previewIn, sheetIn } from '../../play/state/modeSelectors.ts';

/** The blow that is pointed at or chosen; the same object as long as it is the same. */
export function useAim(): Aim | null {
  const state = useSessionState((whole) => whole);
  const { asked, scene } = state;
  const meaning = meaningOfPicks(state);
  const preview = previewIn(state);
  const sheet = sheetIn(state);
  // Other parts of the state do not change the aim.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => aimOf(state), [asked, meaning, preview, scene, sheet]);
}
