/** A board before its camera, whatever its ground. */
import type { Side } from '@linstock/kernel';
import { isOfficer, type Piece } from '@linstock/scene';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Spot } from '../../common/box.ts';
import type { PaletteName } from '../../design/palette.ts';
import { type BoardGround, type GroundView, keepAsIs } from './groundView.ts';
import type { Fighter } from './openingPart.ts';
import { type ViewCorrection, withEnemyInSight } from './questionView.ts';
import { useCamera } from './useCamera.ts';
import type { Surfaces } from './useFrames.ts';

/** The board that a view shows, and its elements. */
interface ViewInput {
  readonly palette: PaletteName;
  readonly pieces: readonly Piece[];
  /** The pieces that the reader can act with. Null if there are none. */
  readonly acting: readonly string[] | null;
  /** The side whose pieces count first. */
  readonly own: Side;
  readonly surfaces: Surfaces;
  /** The reader has gone to the whole field, or back from it. */
  readonly onWhole?: ((whole: boolean) => void) | undefined;
}

/** Shows a ground with its pieces to a camera. The view has everything that the ground adds to it. */
export function useGroundView<Ground extends BoardGround>(
  ground: Ground,
  { palette, pieces, acting, own, surfaces, onWhole }: ViewInput,
): Ground & GroundView {
  const fighters = useMemo(() => listFighters(ground, pieces, acting), [ground, pieces, acting]);
  const opening = useMemo(() => {
    const { readable, openingRoom: room } = ground;
    return withEnemyInSight(ground.fit(fighters, own), fighters, own, {
      ...{ readable, room, neat: ground.uncut(fighters) },
    });
  }, [ground, fighters, own]);
  const camera = useCamera(ground.sight, palette, opening, surfaces, onWhole);
  // One function for every position: what draws the board is not drawn again with each move.
  const latest = useRef(fighters);
  useEffect(() => {
    latest.current = fighters;
  });
  const neat = useCallback<ViewCorrection>(
    (view, pane) => ground.uncut(latest.current)(view, pane),
    [ground],
  );
  return useMemo(() => {
    const { leaning } = ground;
    return {
      ...ground,
      ...camera,
      neat,
      lean: leaning ? (point: Spot) => leaning.lean(point, camera.size()) : keepAsIs,
      unlean: leaning ? (seen: Spot) => leaning.unlean(seen, camera.size()) : keepAsIs,
    };
  }, [ground, camera, neat]);
}

/** The pieces on a ground, by their spots. */
function listFighters(
  { spotOfPiece }: BoardGround,
  pieces: readonly Piece[],
  acting: readonly string[] | null,
): Fighter[] {
  return pieces.flatMap((piece): Fighter[] => {
    const spot = spotOfPiece(piece);
    const acts = acting?.includes(piece.id) ?? false;
    return spot ? [{ side: piece.side, spot, acts, officer: isOfficer(piece) }] : [];
  });
}
