import { type Choice, pickKey } from '@linstock/scene';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { NamePiece } from '../../board/pieces/pieceNames.ts';
import { useSession, useSessionState } from '../../hooks/useSession.ts';
import { findBestShot } from '../../play/aiming/aim.ts';
import { listPicksOn } from '../../play/picking/clicking.ts';
import { narrowedIn, picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { writeChance } from '../odds/chances.ts';
import { listMarkers } from '../orders/markersShown.ts';
import { namePiece } from './pieceNames.ts';

/** Milliseconds after which the chances at the targets are computed: the board is drawn first. */
const CHANCES_DELAY_MS = 80;

/** More targets than these are named without a chance. */
const MOST_TARGETS = 16;

const NO_CHANCES: ReadonlyMap<string, string> = new Map();

/** The present names of the pieces on the board. */
export function usePieceNames(): NamePiece {
  const chances = useTargetChances();
  const scene = useSessionState((state) => state.scene);
  const sheet = useSessionState(sheetIn);
  const sides = useSessionState((state) => state.game?.position.sides);
  const side = useSessionState((state) => state.asked?.side ?? null);
  const bodies = scene?.bodies;
  const markers = useMemo(() => listMarkers(sheet, scene), [sheet, scene]);
  return useCallback(
    (piece, standing) =>
      namePiece(piece, standing, { sides, bodies: bodies ?? [], markers, asked: side, chances }),
    [sides, bodies, markers, side, chances],
  );
}

/** The chance of the best shot at each target of those picked. */
function useTargetChances(): ReadonlyMap<string, string> {
  const { store } = useSession();
  const picks = useSessionState(picksIn);
  const asked = useSessionState((state) => state.asked);
  const [found, setFound] = useState({ picks, asked, chances: NO_CHANCES });
  useEffect(() => {
    if (picks.length === 0 || !asked) return;
    const soon = setTimeout(
      () => setFound({ picks, asked, chances: chancesIn(store.get()) }),
      CHANCES_DELAY_MS,
    );
    return () => clearTimeout(soon);
  }, [store, picks, asked]);
  return found.picks === picks && found.asked === asked ? found.chances : NO_CHANCES;
}

function chancesIn(state: SessionState): ReadonlyMap<string, string> {
  const { scene, asked } = state;
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  const targets = (scene?.pieces ?? []).filter(
    (piece) =>
      piece.side !== asked?.side && listPicksOn(piece).some((pick) => narrowed?.next.has(pickKey(pick))),
  );
  if (targets.length > MOST_TARGETS) return NO_CHANCES;
  return new Map(
    targets.flatMap((piece): [string, string][] => {
      const shot: Choice<unknown> | null = findBestShot(state, picks, listPicksOn(piece));
      const chance = shot && writeChance(state, shot);
      return chance ? [[piece.id, chance]] : [];
    }),
  );
}
