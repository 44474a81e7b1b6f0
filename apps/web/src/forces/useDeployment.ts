/** Stands laid on the table for trial: which of them a drag takes, and what the drag means. */

import type { Spot } from '@linstock/ground';
import { type Picked, type PieceWay, piecesMoved } from '@linstock/scene';
import { useMemo } from 'react';
import { createStore } from '../app/store.ts';
import { useStore } from '../app/useStore.ts';
import type { StandPiece } from '../board/plate/standPiece.ts';
import { useSessionState } from '../hooks/useSession.ts';
import { laidIn } from '../play/state/modeSelectors.ts';
import { bringTo, listDeployedPieces, shiftPieces } from './deployment.ts';

/** True if stands are carried one by one; and the selected stand. */
const hand = createStore<{ readonly single: boolean; readonly piece: string | null }>({
  single: false,
  piece: null,
});

/** The trial deployment on the table, and the actions on it. */
export interface Deployment {
  readonly active: boolean;
  readonly pieces: readonly StandPiece[];
  /** The pieces that are carried now. */
  readonly held: readonly string[];
  /** One at a time, or all together. */
  readonly single: boolean;
  readonly setSingle: (single: boolean) => void;
  /** Selects one of them. */
  readonly hold: (piece: string) => void;
  readonly holds: (piece: string) => boolean;
  /** The pieces that are carried together with one of them, itself first. */
  readonly bodyOf: (piece: string) => readonly string[];
  readonly carries: (ways: readonly PieceWay[]) => boolean;
  /** The paths of stands dragged together that bring their middle to a place. */
  readonly waysTo: (place: Spot) => readonly PieceWay[];
  /** The whole as it would lie with these ways gone. */
  readonly picksOf: (ways: readonly PieceWay[]) => readonly Picked[];
}

/** The stands laid out for trial. */
export function useDeployment(): Deployment {
  const laid = useSessionState(laidIn);
  const scene = useSessionState((state) => state.scene);
  const { single, piece } = useStore(hand, (all) => all);
  const pieces = useMemo(() => listDeployedPieces(laid, scene), [laid, scene]);
  return useMemo(() => {
    const all = laid ? piecesMoved(laid) : [];
    const one = piece !== null && all.includes(piece) ? piece : all[0];
    const holds = (id: string) => all.includes(id);
    const held = single && one !== undefined ? [one] : all;
    return {
      active: laid !== null,
      pieces,
      held,
      single,
      setSingle: (alone) => hand.change({ single: alone }),
      hold: (id) => hand.change({ piece: id }),
      holds,
      bodyOf: (id) => (single ? [id] : [id, ...all.filter((each) => each !== id)]),
      carries: (ways) => ways.some((way) => holds(way.piece)),
      waysTo: (place) =>
        bringTo(
          pieces.filter(({ id }) => held.includes(id)),
          place,
        ),
      picksOf: (ways) => shiftPieces(laid ?? [], ways),
    };
  }, [laid, pieces, single, piece]);
}
