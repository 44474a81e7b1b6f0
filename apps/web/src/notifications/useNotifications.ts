import { useEffect } from 'react';
import { useSettings } from '../app/useSettings.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import type { SessionState } from '../play/state/state.ts';

/** Tells a player who has gone away, and wishes it, when the game waits for him. What does so is fetched only then. */
export function useNotifications(title: string): void {
  const { notices } = useSettings();
  const { seats } = useSession();
  const game = useSessionState((state) => state.view?.id ?? '');
  const waitsFor = useSessionState(describeWait);
  // Two at one table, and those who only watch, are waited for by nobody elsewhere.
  const watched = notices && seats.length === 1;
  useEffect(() => {
    if (!watched || waitsFor === null) return;
    const notification = { title, body: waitsFor, tag: `linstock ${game}`, address: location.href };
    const stop = new AbortController();
    void import('./awayNotifier.ts').then(({ notifyWhenAway }) => notifyWhenAway(notification, stop.signal));
    return () => stop.abort();
  }, [watched, waitsFor, title, game]);
}

/** What a player who is waited for is told; null while nobody waits for him. */
export function describeWait({
  asked,
  playbackStep,
}: Pick<SessionState, 'asked' | 'playbackStep'>): string | null {
  if (asked !== null) return 'It is your move.';
  return playbackStep?.waits ? 'The other side has moved. You see it when you come back.' : null;
}
