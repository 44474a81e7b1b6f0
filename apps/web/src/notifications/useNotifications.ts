import { useEffect } from 'react';
import { useSettings } from '../app/useSettings.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import type { SessionState } from '../play/state/state.ts';

/** Notifies an absent player, if wanted, when the game waits for that player. The code is loaded only then. */
export function useNotifications(title: string): void {
  const { notices } = useSettings();
  const { seats } = useSession();
  const game = useSessionState((state) => state.view?.id ?? '');
  const waitsFor = useSessionState(describeWait);
  // No one elsewhere waits for two players at one screen, or for spectators.
  const watched = notices && seats.length === 1;
  useEffect(() => {
    if (!watched || waitsFor === null) return;
    const notification = { title, body: waitsFor, tag: `linstock ${game}`, address: location.href };
    const stop = new AbortController();
    void import('./awayNotifier.ts').then(({ notifyWhenAway }) => notifyWhenAway(notification, stop.signal));
    return () => stop.abort();
  }, [watched, waitsFor, title, game]);
}

/** The text for a player whose answer is due; null while none is. */
export function describeWait({
  asked,
  playbackStep,
}: Pick<SessionState, 'asked' | 'playbackStep'>): string | null {
  if (asked !== null) return 'It is your move.';
  return playbackStep?.waits ? 'The other side has moved. You see it when you come back.' : null;
}
