import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import type { SessionState } from '../screen/state.ts';
import { useSession, useSessionState } from '../screen/useSession.ts';
import { deliver, thisBrowser } from './deliver.ts';
import { type Surroundings, Watch } from './watch.ts';

/** What is a sign that somebody is at the page. */
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Tells a player who has gone away, and wishes it, when the game waits for him. */
export function useNotices(title: string): void {
  const { notices } = useSettings();
  const { seats } = useSession();
  const game = useSessionState((state) => state.view?.id ?? '');
  const waitsFor = useSessionState(waitingWords);
  // Two at one table, and those who only watch, are waited for by nobody elsewhere.
  const watched = notices && seats.length === 1;
  useEffect(() => {
    if (!watched || waitsFor === null) return;
    const notice = { title, body: waitsFor, tag: `linstock ${game}`, address: location.href };
    const watch = new Watch(here, () => void deliver(thisBrowser(), notice));
    watch.waits(true);
    return listen(watch);
  }, [watched, waitsFor, title, game]);
}

/** What a player who is waited for is told; null while nobody waits for him. */
export function waitingWords({ asked, telling }: Pick<SessionState, 'asked' | 'telling'>): string | null {
  if (asked !== null) return 'It is your move.';
  return telling?.waits ? 'The other side has moved. You see it when you come back.' : null;
}

const here: Surroundings = {
  now: () => performance.now(),
  later(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  inFront: () => !document.hidden && document.hasFocus(),
};

/** Lets a watch know what the player does; returns how to stop, with the watch. */
function listen(watch: Watch): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  for (const each of TOUCHES)
    document.addEventListener(each, () => watch.touched(), { signal, capture: true, passive: true });
  document.addEventListener('visibilitychange', () => watch.turned(), { signal });
  for (const each of ['focus', 'blur'] as const) addEventListener(each, () => watch.turned(), { signal });
  return () => {
    stop.abort();
    watch.stop();
  };
}
