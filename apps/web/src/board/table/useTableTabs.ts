/** Tabs at the edges of a table towards troops that are out of sight. */

import { corners } from '@linstock/ground';
import { type Body, isOfficer, troopsNamed } from '@linstock/scene';
import { useMemo } from 'react';
import { type Box, boxOf } from '../../common/box.ts';
import { idOfPlace } from '../../common/places.ts';
import { boxOfTab, type EdgeTab, measureTabs, placeEdgeTabs, type Troops } from '../margin/edgeTabs.ts';
import { bodyNameOf } from '../miniatures/miniature.ts';
import { screenOf, type View } from '../plate/camera.ts';
import type { StandPiece } from '../plate/standPiece.ts';
import { STAND_WIDTH } from '../plate/tablePlate.ts';
import { type GroundView, HANDLES_MARGIN_PX } from '../view/groundView.ts';

interface TabLayout {
  readonly pieces: readonly StandPiece[];
  readonly bodies: readonly Body[];
  /** The selected stand, which has handles around it. */
  readonly chosen: readonly string[];
  readonly textScale: number;
}

/** The tabs of a table at rest, and the part of the window each covers. */
export function useTableTabs(
  board: GroundView,
  view: View,
  { pieces, bodies, chosen, textScale }: TabLayout,
): { readonly tabs: readonly EdgeTab[]; readonly boxes: readonly Box[] } {
  return useMemo(() => {
    const size = board.size();
    if (size.width === 0) return { tabs: [], boxes: [] };
    const room = measureTabs(size.width, textScale);
    const pointOf = (place: string) => {
      const spot = board.spotOf(place);
      return spot && board.lean(screenOf(view, spot));
    };
    // All troops beyond an edge are counted together by regiments. If each has its own tab, one tab for a
    // brigade is enough.
    const troops = room.together ? regimentsOf(pieces) : bodies;
    const handles = pieces
      .filter(({ id }) => chosen.includes(id))
      .flatMap(({ pose: { x, y } }): Box[] => {
        const at = pointOf(idOfPlace({ spot: { x, y } }));
        return at
          ? [
              {
                x: at[0] - HANDLES_MARGIN_PX,
                y: at[1] - HANDLES_MARGIN_PX,
                width: 2 * HANDLES_MARGIN_PX,
                height: 2 * HANDLES_MARGIN_PX,
              },
            ]
          : [];
      });
    // A long line reaches farther from its middle than a stand of usual width.
    const stands = pieces.flatMap(({ pose }): Box[] => {
      const points = corners(pose).flatMap((spot) =>
        [pointOf(idOfPlace({ spot }))].filter((at) => at !== null),
      );
      return points.length > 0 ? [boxOf(points)] : [];
    });
    const counter = (STAND_WIDTH / 2) * view.k;
    const kept = { counter, taken: [...board.over(), ...handles, ...stands], textScale };
    const tabs = placeEdgeTabs(troops, pieces, pointOf, size, kept);
    return { tabs, boxes: tabs.map(({ x, y }) => boxOfTab(room, x, y)) };
  }, [view, board, pieces, bodies, chosen, textScale]);
}

/** The regiments on the table, and the units that are of none. */
export function regimentsOf(pieces: readonly StandPiece[]): Troops[] {
  const troops = pieces.filter((piece) => !isOfficer(piece));
  return [...Map.groupBy(troops, bodyNameOf)].flatMap(([id, stands]): Troops[] => {
    const [first] = stands;
    if (!first) return [];
    const name = first.regiment?.name ?? first.short;
    const called = troopsNamed(name);
    return [{ id, side: first.side, name, called, pieces: stands.map((stand) => stand.id) }];
  });
}
