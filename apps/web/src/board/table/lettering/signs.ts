/** Signs over the stands of a table: orders, numbers of a list, discs of log lines. They cover no word. */

import type { OrderMarker } from '@linstock/scene';
import type { Spot } from '../../../common/box.ts';
import { makeRectangle, type Shape } from '../../../common/convexShape.ts';
import type { Trail } from '../../../play/steps/trail.ts';
import { countDiscsBefore, DISC_WIDE } from '../../overlay/trail.ts';
import type { View } from '../../plate/camera.ts';
import type { StandPiece } from '../../plate/standPiece.ts';
import { spotOfPlace, type TablePlate } from '../../plate/tablePlate.ts';
import type { TableOverlay } from '../tableModel.ts';
import { outlineMarker } from './unitNames.ts';

/** Half the width of a number's round in plate units, and of a disc in pixels, with their rims. */
const NUMBER_RADIUS = 10.5;
const DISC_RADIUS_PX = 13;

/** The table that has signs on it, and the view of it. */
interface SignBearer {
  readonly plate: TablePlate;
  readonly pieces: readonly StandPiece[];
  readonly markers: readonly OrderMarker[];
  readonly overlays: readonly TableOverlay[];
  readonly trails: readonly Trail[];
  readonly view: View;
}

/** The ground in pixels that these signs cover. */
export function outlineSigns({ plate, pieces, markers, overlays, trails, view: { k } }: SignBearer): Shape[] {
  const scaled = ([x, y]: Spot): Spot => [x * k, y * k];
  const square = (at: Spot, half: number): Shape => makeRectangle(at, 2 * half, 2 * half);
  const marked = new Set(markers.map(({ piece }) => piece));
  return [
    ...pieces.filter(({ id }) => marked.has(id)).map((piece) => outlineMarker(plate, piece).map(scaled)),
    ...overlays.flatMap((overlay) =>
      overlay.kind === 'numbers'
        ? overlay.numbers.map(({ at }) => square(scaled(spotOfPlace(plate, at)), NUMBER_RADIUS * k))
        : [],
    ),
    ...trails.flatMap((trail) => {
      if (trail.kind !== 'mark' || !('spot' in trail.at)) return [];
      const [x, y] = scaled(spotOfPlace(plate, trail.at.spot));
      return [square([x + countDiscsBefore(trails, trail) * DISC_WIDE, y], DISC_RADIUS_PX)];
    }),
  ];
}
