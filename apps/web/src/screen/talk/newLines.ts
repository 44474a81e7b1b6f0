/** Lines that are new while the panel is open: noted as seen, and spoken. */
import { useEffect, useState } from 'react';
import { announce } from '../../app/speech.ts';
import type { ShownLine } from './TalkLines.tsx';
import { rememberTalk } from './talkMemory.ts';

/** Lines of a game up to `last` count as seen while the panel is open in a page that is visible. */
export function useSeenLines(game: string, last: number, seen: number): void {
  useEffect(() => {
    const note = (): void => {
      if (document.visibilityState === 'visible' && last > seen) rememberTalk(game, { seen: last });
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [game, last, seen]);
}

/** A shown line of another person that arrives while the panel is open is spoken once. */
export function useSpokenLines(shown: readonly ShownLine[]): void {
  const latest = shown.at(-1);
  const [opened] = useState(latest?.n ?? 0);
  const words = latest && latest.n > opened && !latest.mine ? `${latest.name}: ${latest.text}` : null;
  const n = latest?.n;
  useEffect(() => {
    if (words !== null && n !== undefined) announce(words);
  }, [words, n]);
}
