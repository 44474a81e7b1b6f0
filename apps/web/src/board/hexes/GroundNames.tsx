/** The names of the ground, engraved along roads and waters. */

import type { PlaceName, Survey } from '@linstock/ground';
import { memo, useMemo } from 'react';
import type { Box, Spot } from '../../common/box.ts';
import { placeNames } from '../margin/groundNamePlaces.ts';
import { WrittenNames } from '../margin/WrittenNames.tsx';
import { boxInSightOf } from '../plate/camera.ts';
import { useRestingView } from '../view/useRestingScale.ts';
import type { HexView } from './boardOfHexes.ts';

interface GroundNamesProps {
  readonly board: HexView;
  readonly survey: Survey;
  readonly names: readonly PlaceName[];
  /** The places of troops. */
  readonly busy: readonly Spot[];
  /** The other texts there, on the plate. */
  readonly taken: readonly Box[];
}

/** All names that find room, moved aside from troops when the view rests; the picture's, so hidden from screen readers. */
export const GroundNames = memo(function GroundNames({
  board,
  survey,
  names,
  busy,
  taken,
}: GroundNamesProps) {
  const view = useRestingView(board.camera);
  const written = useMemo(() => {
    const window = boxInSightOf(view, board.size());
    return placeNames(board.plate, survey, names, { k: view.k, window, busy, taken });
  }, [board, survey, names, busy, taken, view]);
  return (
    <g className="names" aria-hidden="true">
      <WrittenNames names={written} />
    </g>
  );
});
