/** The stack that is fanned out: after the mouse has rested on it, at a tap, or by key. */
import type { Piece } from '@linstock/scene';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PointerTarget } from '../handling/model.ts';
import type { FannedStack } from '../pieces/fan.ts';
import type { Camera } from '../plate/camera.ts';

const POINTER_REST_MS = 250;
const FAN_LINGER_MS = 350;

/** The fan of a board. */
export interface Fan {
  /** The stack that is open, or null. */
  readonly open: FannedStack | null;
  readonly show: (place: string) => void;
  readonly close: () => void;
  readonly toggle: (place: string) => void;
  readonly hover: (pointed: PointerTarget) => void;
  /** True if a tap on this place should first show its stack. */
  readonly wouldOpen: (place: string) => boolean;
}

/** The stacks that a fan can open on. */
interface FanBase {
  readonly piles: ReadonlyMap<string, readonly Piece[]>;
  /** The question and the picks. A fan covers places that could be clicked, and closes when these change. */
  readonly moment: string;
  /** True if a click must choose among the pieces of a stack. Then a pointer that rests on the stack opens it. */
  readonly several: (place: string) => boolean;
}

/** Keeps the fan for these stacks. It closes with the next choice, the next question, and when the view moves. */
export function useFan(
  { piles, moment, several }: FanBase,
  camera: Camera,
  lay: (place: string, pile: readonly Piece[]) => FannedStack | null,
): Fan {
  const [shown, setShown] = useState<(Omit<FanBase, 'several'> & { readonly fanned: FannedStack }) | null>(
    null,
  );
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => camera.listen(() => setShown(null)), [camera]);
  const open = shown?.piles === piles && shown.moment === moment ? shown.fanned : null;
  return useMemo(() => {
    const fannedAt = (place: string | null): FannedStack | null => {
      const pile = place === null ? [] : (piles.get(place) ?? []);
      return place !== null && pile.length > 1 ? lay(place, pile) : null;
    };
    const now = (fanned: FannedStack | null) => {
      clearTimeout(timer.current);
      setShown(fanned && { piles, moment, fanned });
    };
    const later = (place: string | null, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => now(fannedAt(place)), ms);
    };
    return {
      open,
      show: (place) => now(fannedAt(place)),
      close: () => now(null),
      toggle: (place) => now(place === open?.place ? null : fannedAt(place)),
      hover({ piece, place }) {
        if (open !== null && place === open.place) clearTimeout(timer.current);
        else if (piece !== null && place !== null && several(place)) later(place, POINTER_REST_MS);
        else later(null, open === null ? 0 : FAN_LINGER_MS);
      },
      wouldOpen: (place) => place !== open?.place && fannedAt(place) !== null,
    };
  }, [piles, moment, several, lay, open]);
}
