/** Smoke and the fallen are seen once what left them has been seen: not before the volley. */
import { useEffect, useRef, useState } from 'react';
import type { Animation } from '../../play/steps/animation.ts';
import { findLossDelayMs } from './lossDelay.ts';
import type { Relics } from './relics.ts';

/** The callbacks about what is being shown. */
interface AnimationListeners {
  readonly onMoving: (moving: boolean) => void;
  readonly onBegins: (group: readonly Animation[]) => void;
}

/** Delays the remains of a fight until it has been seen on the board. */
export function useRelicDelay(
  relics: Relics,
  tempo: number,
  heard: AnimationListeners,
): AnimationListeners & {
  /** The marks that are on the ground already. */
  readonly lain: Relics;
} {
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
    onMoving(now) {
      setMoving(now);
      heard.onMoving(now);
    },
    onBegins(group) {
      const after = findLossDelayMs(group);
      if (after !== null) later.current = setTimeout(() => setLain(latest.current), after / tempo);
      heard.onBegins(group);
    },
  };
}
