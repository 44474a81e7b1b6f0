/** The words of a table, laid out anew when the view rests, when troops have moved, and when what is shown changes. */
import { useMemo } from 'react';
import { type BoardCamera } from '../../useCamera.ts';
import { useRestingView } from '../../useRestingScale.ts';
import type { StandPiece } from '../Stand.tsx';
import type { TableBoardProps } from '../tableModel.ts';
import type { TablePlate } from '../tablePlate.ts';
import { type Lettering, letteringOf } from './letteringOf.ts';

/** What is written on a table under this camera. */
export function useLettering(
  { ground, chosen, markers, overlays, trails, settings }: TableBoardProps,
  plate: TablePlate,
  pieces: readonly StandPiece[],
  board: BoardCamera,
): Lettering {
  const view = useRestingView(board.camera);
  const { textScale } = settings;
  return useMemo(
    () =>
      letteringOf({
        ...{ plate, pieces, ground, markers, overlays, trails, view },
        chosen: new Set(chosen),
        size: board.size(),
        type: 0.6 + 0.4 * textScale,
      }),
    [plate, pieces, ground, markers, overlays, trails, view, chosen, board, textScale],
  );
}
