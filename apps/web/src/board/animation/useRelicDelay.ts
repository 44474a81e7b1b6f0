/** Smoke and the fallen are seen once what left them has been seen: not before the volley. */
import { useEffect, useRef, useState } from 'react';
import type { Animation } from '../../play/steps/animation.ts';
import { findLossDelayMs } from './lossDelay.ts';
import type { Relics } from './relics.ts';

/** The callbacks about what is being shown. */
export interface AnimationListeners {
  /** Pieces have set out, or all stand. */
  readonly onMoving: (moving: boolean) => void;
  /** Called with the animations that begin now, even if nothing may move. */
  readonly onBegins: (group: readonly Animation[]) => void;
}

interface Fight extends AnimationListeners {
  /** The fallen, and the smoke that stays. */
  readonly relics: Relics;
  readonly settings: { readonly tempo: number };
}

/** Delays the remains of a fight until it has been seen on the board. */
export function useRelicDelay(fight: Fight): {
  /** The marks that are on the ground already. */
  readonly lain: Relics;
  readonly heard: AnimationListeners;
} {
  const { relics } = fight;
  const [lain, setLain] = useState(relics);
  const [moving, setMoving] = useState(false);
  const latest = useRef(relics);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!moving && lain !== relics) setLain(relics);
  useEffect(() => {
    latest.current = relics;
  }, [relics]);
  useEffect(() => () => clearTimeout(later.current), []);
  const heard: AnimationListeners = {
    onMoving(now) {
      setMoving(now);
      fight.onMoving(now);
    },
    onBegins(group) {
      const after = findLossDelayMs(group);
      if (after !== null)
        later.current = setTimeout(() => setLain(latest.current), after / fight.settings.tempo);
      fight.onBegins(group);
    },
  };
  return { lain, heard };
}
