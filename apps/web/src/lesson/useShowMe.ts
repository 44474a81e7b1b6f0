import { listNames } from '@linstock/scene';
import { type RefObject, useEffect, useRef } from 'react';
import type { FieldHandle } from '../board/fieldHandle.ts';
import { useSession, useSessionState } from '../hooks/useSession.ts';
import { placesOf } from '../play/aiming/aim.ts';
import { useCoach } from './useCoach.ts';

/** Time during which the coach's subject stays ringed, in milliseconds. */
const RING_MS = 8000;
/** Maximum number of pieces named one by one for a reader who cannot see the ring. */
const MAX_NAMES = 4;

/** Moves the camera to the coach's subject and rings it; null if it is not on the board. */
export function useShowMe(handle: RefObject<FieldHandle | null>): (() => void) | null {
  const session = useSession();
  const coach = useCoach();
  const scene = useSessionState((state) => state.scene);
  const ring = useRef<() => void>(() => {});
  const beat = coach?.advice.beat.id;
  useEffect(() => () => ring.current(), [beat]);
  const about = (scene?.pieces ?? []).filter(({ id }) => coach?.advice.point.includes(id));
  const places = placesOf(about);
  if (places.length === 0) return null;
  return () => {
    ring.current();
    handle.current?.frame([places]);
    const ringed = about.map(({ id }) => id);
    session.apply({ on: 'view', do: 'point', at: ringed });
    session.apply({ on: 'view', do: 'speak', words: describeRinged(about.map(({ name }) => name)) });
    const letGo = () => {
      clearTimeout(timer);
      // Something else may have been pointed at since.
      if (session.store.get().pointed === ringed) session.apply({ on: 'view', do: 'point', at: [] });
    };
    const timer = setTimeout(letGo, RING_MS);
    ring.current = letGo;
  };
}

/** The ringed pieces in words, for a reader who cannot see the ring. */
export function describeRinged(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  const told = more > 1 ? [...names.slice(0, MAX_NAMES), `${more} more`] : names;
  return `Ringed on the map: ${listNames(told)}.`;
}
