/** Which pile is fanned out: after the mouse has rested on it, at a tap, or by key. */
import type { Piece } from '@linstock/scene';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Pointed } from './model.ts';

const REST = 250;
const LINGER = 350;

/** The fan of a board. */
export interface Fan {
  /** Place whose pile is open, or null. */
  readonly place: string | null;
  readonly open: (place: string) => void;
  readonly close: () => void;
  readonly toggle: (place: string) => void;
  readonly hover: (pointed: Pointed) => void;
  /** Whether a tap on this place should first show what lies there. */
  readonly wouldOpen: (place: string) => boolean;
}

/** Keeps the fan for these piles. */
export function useFan(piles: ReadonlyMap<string, readonly Piece[]>): Fan {
  const [place, setPlace] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const several = (at: string | null) => at !== null && (piles.get(at)?.length ?? 0) > 1;
  const shown = several(place) ? place : null;
  return useMemo(() => {
    const later = (next: string | null, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPlace(next), ms);
    };
    const now = (next: string | null) => {
      clearTimeout(timer.current);
      setPlace(next);
    };
    return {
      place: shown,
      open: now,
      close: () => now(null),
      toggle: (at) => now(at === shown ? null : at),
      hover(pointed) {
        if (pointed.place === shown && shown !== null) clearTimeout(timer.current);
        else if (pointed.piece !== null && (piles.get(pointed.place ?? '')?.length ?? 0) > 1)
          later(pointed.place, REST);
        else later(null, shown === null ? 0 : LINGER);
      },
      wouldOpen: (at) => at !== shown && (piles.get(at)?.length ?? 0) > 1,
    };
  }, [piles, shown]);
}
