import type { Piece, Scene } from '@linstock/scene';
import { useEffect, useMemo, useRef, useState } from 'react';
import { findLossDelayMs, restoreLosses } from '../../board/animation/lossDelay.ts';
import type { Animation } from '../../play/steps/animation.ts';

/** The pieces as they must be shown now, and the function to call when an animation has been shown. */
interface DelayedLosses {
  readonly standing: readonly Piece[];
  readonly onMoving: (moving: boolean) => void;
  readonly onBegins: (group: readonly Animation[]) => void;
}

/** The units whose losses have been shown already. */
const NO_LOSSES: ReadonlySet<string> = new Set();

/**
 * Delays the losses of a blow until it has been shown.
 * @param before the table before it all; null if nothing is to be seen happening
 */
export function useDelayedLosses(
  pieces: readonly Piece[],
  before: Scene | null,
  animations: readonly Animation[],
  tempo: number,
): DelayedLosses {
  const [paid, setPaid] = useState(NO_LOSSES);
  const later = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const timers = later.current;
    return () => timers.forEach(clearTimeout);
  }, []);
  const standing = useMemo(
    () => restoreLosses(pieces, before?.pieces ?? [], animations, paid),
    [pieces, before, animations, paid],
  );
  const lossIds = (group: readonly Animation[]) =>
    group.flatMap(({ kind, id }) => (kind === 'losses' ? [id] : []));
  return {
    standing,
    onMoving(moving) {
      if (!moving) setPaid(new Set(lossIds(animations)));
    },
    onBegins(group) {
      const ids = lossIds(group);
      if (ids.length === 0) return;
      const pay = () => setPaid((known) => new Set([...known, ...ids]));
      const timer = setTimeout(pay, (findLossDelayMs(group) ?? 0) / tempo);
      later.current.add(timer);
    },
  };
}
