/** Smoke and the fallen are seen once what left them has been seen: not before the volley. */
import { useEffect, useRef, useState } from 'react';
import type { Animation } from './animation.ts';
import type { Relics } from './relics.ts';

/** How long after a volley's first flash its smoke hangs and its fallen lie, in milliseconds. */
const HANGS = 520;

/** What already lies there, and who has to hear of what is being shown. */
interface Lain {
  readonly lain: Relics;
  readonly onMoving: (moving: boolean) => void;
  readonly onBegins: (group: readonly Animation[], tempo: number) => void;
}

/** Holds back what a fight has left for as long as it is still to be seen. */
export function useLain(relics: Relics): Lain {
  const [lain, setLain] = useState(relics);
  const [moving, setMoving] = useState(false);
  const latest = useRef(relics);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!moving && lain !== relics) setLain(relics);
  useEffect(() => {
    latest.current = relics;
  }, [relics]);
  useEffect(() => () => clearTimeout(later.current), []);
  return {
    lain,
    onMoving: setMoving,
    onBegins(group, tempo) {
      if (!group.some(({ kind }) => kind === 'volley')) return;
      later.current = setTimeout(() => setLain(latest.current), HANGS / tempo);
    },
  };
}
