/** What any board of a game shows: the pieces that are on it, what has just happened, and how the reader likes it. */
import type { Piece } from '@linstock/scene';
import { useMemo } from 'react';
import { mayAnimate, useSettings } from '../app/settings.ts';
import type { BoardSettings } from '../board/model.ts';
import type { Trail } from '../board/overlay/trail.ts';
import type { Animation } from '../board/pieces/motion.ts';
import { animationsOf } from './happened.ts';
import { useSession, useSessionState } from './useSession.ts';

/** Pieces, animations and settings of a board; `hidden` fades the pieces. */
export function useShown(hidden: boolean): {
  readonly pieces: readonly Piece[];
  readonly animations: readonly Animation[];
  readonly trails: readonly Trail[];
  readonly view: BoardSettings;
  /** Pieces have set out, or all stand. */
  readonly onMoving: (moving: boolean) => void;
} {
  const session = useSession();
  const scene = useSessionState((state) => state.glimpse?.scene ?? state.scene);
  const latest = useSessionState((state) => state.latest);
  const present = useSessionState((state) => state.shown === null && state.glimpse === null);
  const trails = useSessionState((state) =>
    state.glimpse
      ? state.glimpse.trails
      : state.shown !== null
        ? state.trailsThen
        : state.tracks.length > 0
          ? state.tracks
          : state.trails,
  );
  const chosen = useSettings();
  const pieces = useMemo(
    () => (scene?.pieces ?? []).filter(({ place, pose }) => place !== null || pose),
    [scene],
  );
  const animations = useMemo(
    () => (latest ? animationsOf(latest.n, latest.told, scene) : []),
    // Played once for an entry: the scene of that moment, not later ones.
    // oxlint-disable-next-line react/exhaustive-deps
    [latest],
  );
  const view = useMemo(
    () => ({
      palette: chosen.palette,
      animation: mayAnimate(chosen) && present,
      textScale: chosen.textSize / 100,
      hideCounters: hidden,
      hexNumbers: chosen.hexNumbers,
      keys: chosen.keys,
    }),
    [chosen, hidden, present],
  );
  return { pieces, animations, trails, view, onMoving: (moving) => session.story.moves(moving) };
}
