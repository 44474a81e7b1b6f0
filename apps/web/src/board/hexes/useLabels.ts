/** The texts of a board of hexes at rest: bars and names in a far view, tabs at the edges; and the boxes of all of them. */

import { useMemo } from 'react';
import type { Box } from '../../common/box.ts';
import type { BoardProps } from '../handling/model.ts';
import { boxOfTab, type EdgeTab, measureTabs, placeEdgeTabs } from '../margin/edgeTabs.ts';
import { placeDiscs } from '../overlay/trail.ts';
import { boxOfBar, type FarTroops, layOutBars } from '../pieces/bars.ts';
import { boxOfNameLabel } from '../pieces/nameLabel.ts';
import { screenOf } from '../plate/camera.ts';
import { HEX_RADIUS } from '../plate/plate.ts';
import { usePane, useRestingView } from '../view/useRestingScale.ts';
import type { HexView } from './boardOfHexes.ts';

/** Bars, name labels and tabs of a board, and the boxes that the ground's own names must avoid. */
export interface Labels {
  readonly far: FarTroops;
  readonly tabs: readonly EdgeTab[];
  /** On the plate. */
  readonly taken: readonly Box[];
}

const NO_LABELS: FarTroops = { bars: [], nameLabels: [], dots: [] };

/** Half the size of a counter with its leader's name label, in hex radii. */
const COUNTER_ROOM = 0.85;

/** Lays all labels out again when the view rests. */
export function useLabels(
  board: HexView,
  {
    pieces,
    bodies,
    ghosts,
    trails,
    settings,
  }: Pick<BoardProps, 'pieces' | 'bodies' | 'ghosts' | 'trails' | 'settings'>,
): Labels {
  const view = useRestingView(board.camera);
  const { textScale } = settings;
  const pane = usePane(board);
  const { centres } = board.plate;
  const far = useMemo(() => {
    if (!pane) return NO_LABELS;
    const discs = placeDiscs(trails, (place) => ('hex' in place && centres[place.hex]) || null, view.k);
    return layOutBars(pieces, bodies, centres, view.k, { ...pane, over: [...pane.over, ...discs] });
  }, [pieces, bodies, centres, view.k, pane, trails]);
  const boxes = useMemo(
    () => [
      ...far.bars.map((bar) => boxOfBar(bar, view.k)),
      ...far.nameLabels.map((nameLabel) => boxOfNameLabel(nameLabel, view.k)),
    ],
    [far, view.k],
  );
  const tabs = useMemo(() => {
    const size = board.size();
    const pointOf = (place: string) => {
      const spot = board.spotOf(place);
      return spot && screenOf(view, spot);
    };
    const room = COUNTER_ROOM * HEX_RADIUS * view.k;
    // On a hex that a unit is about to enter, the player still has to tap its facing.
    const goals = ghosts.flatMap(({ place }): Box[] => {
      const at = pointOf(place);
      return at ? [{ x: at[0] - room, y: at[1] - room, width: 2 * room, height: 2 * room }] : [];
    });
    const inWindow = boxes.map((box): Box => ({ ...box, x: box.x + view.x, y: box.y + view.y }));
    return placeEdgeTabs(bodies, pieces, pointOf, size, {
      counter: room,
      taken: [...inWindow, ...goals],
      textScale,
    });
  }, [view, board, pieces, bodies, ghosts, boxes, textScale]);
  const taken = useMemo(() => {
    const { x, y, k } = view;
    const onPlate = (box: Box): Box => ({
      x: box.x / k,
      y: box.y / k,
      width: box.width / k,
      height: box.height / k,
    });
    const room = measureTabs(board.size().width, textScale);
    const boxesOfTabs = tabs.map((tab) => onPlate(boxOfTab(room, tab.x - x, tab.y - y)));
    return [...boxes.map(onPlate), ...boxesOfTabs];
  }, [board, boxes, tabs, view, textScale]);
  return useMemo(() => ({ far, tabs, taken }), [far, tabs, taken]);
}
