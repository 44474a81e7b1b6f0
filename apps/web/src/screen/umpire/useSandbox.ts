import { useEffect } from 'react';
import { panels } from '../../app/panels.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';

/** For its players a sandbox opens in umpire mode. */
export function useSandbox(): void {
  const { seats } = useSession();
  const sandbox = useSessionState(({ game }) => game?.header.umpire === true && !game.over);
  const plays = sandbox && seats.length > 0;
  useEffect(() => {
    if (plays) panels.set({ open: 'umpire', clause: null });
  }, [plays]);
}
