/**
 * The words of a table, laid out again when the view rests, when troops have moved, and when what is shown
 * changes.
 */

import type { Spot, Stand } from '@linstock/ground';
import { useMemo } from 'react';
import { useMedia } from '../../../common/useMedia.ts';
import type { EdgeTab } from '../../margin/edgeTabs.ts';
import { sizeLetters } from '../../plate/lean.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import { useRestingView } from '../../view/useRestingScale.ts';
import type { TableView } from '../boardOfTable.ts';
import { outlineKnobs } from '../knobs.ts';
import type { TableBoardProps } from '../tableModel.ts';
import { useTableTabs } from '../useTableTabs.ts';
import { type Lettering, letteringOf } from './letteringOf.ts';

/** The drawn parts of the table. */
interface DrawnParts {
  readonly pieces: readonly StandPiece[];
  readonly board: TableView;
  /** The reach of the selected stands. Null if it is not drawn. */
  readonly reach: readonly Spot[] | null;
  /** The frame with the handles of the selected stands; null if they have none. */
  readonly frame: Stand | null;
}

/** The words on a table under this camera, and the tabs at its edges. Words do not cover tabs. */
export function useLettering(
  { ground, chosen, markers, overlays, trails, settings, bodies }: TableBoardProps,
  { pieces, board, reach, frame }: DrawnParts,
): readonly [Lettering, readonly EdgeTab[]] {
  const { plate } = board;
  const view = useRestingView(board.camera);
  const { tabs, boxes } = useTableTabs(board, view, {
    ...{ pieces, bodies, chosen },
    textScale: settings.textScale,
  });
  const type = sizeLetters(settings);
  const finger = useMedia('(pointer: coarse)');
  const knobs = useMemo(
    () => (frame ? outlineKnobs(plate, frame, view.k, finger) : []),
    [plate, frame, view.k, finger],
  );
  const lettering = useMemo(
    () =>
      letteringOf({
        ...{ plate, pieces, ground, markers, overlays, trails, view, reach, knobs },
        chosen: new Set(chosen),
        size: board.size(),
        over: boxes,
        type,
      }),
    [plate, pieces, ground, markers, overlays, trails, view, reach, knobs, chosen, board, type, boxes],
  );
  return [lettering, tabs];
}
