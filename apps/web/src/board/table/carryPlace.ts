/**
 * The place of the handle by which a finger carries the selected stands. It is far enough away that the
 * finger covers no stand.
 */

import type { Stand } from '@linstock/ground';
import { contains, growBox, type Spot } from '../../common/box.ts';
import { EDGE_WIDTH, spotOfPlace, type TablePlate, turnOnPlate, unitsOf } from '../plate/tablePlate.ts';

/**
 * Distance of the handle from the frame: a part in plate units and a part in pixels, and the maximum of both
 * together; and the handle's own size.
 */
const FRAME_DISTANCE = 40;
const FRAME_DISTANCE_PX = 28;
const MAX_DISTANCE_PX = 110;

/** A place of the handle, as seen along the frame's front. */
interface CarryPlace {
  /** Start and end of its tether. */
  readonly from: Spot;
  readonly at: Spot;
  /** In pixels. */
  readonly outward: Spot;
}

/**
 * Behind the frame. If the table ends there, next to the frame, towards the middle of the table: no finger reaches beyond the table's
 * edge.
 */
export function placeCarryHandle(
  plate: Pick<TablePlate, 'table' | 'bearing' | 'field'>,
  frame: Stand,
): CarryPlace {
  const [w, d] = [unitsOf(frame.frontage) / 2, unitsOf(frame.depth) / 2];
  const [x, y] = spotOfPlace(plate, frame);
  const turn = (turnOnPlate(plate, frame.facing) * Math.PI) / 180;
  const onPlate = (across: number, down: number): Spot => [
    x + across * Math.cos(turn) - down * Math.sin(turn),
    y + across * Math.sin(turn) + down * Math.cos(turn),
  ];
  const ground = growBox(plate.field, EDGE_WIDTH);
  if (contains(ground, onPlate(0, d + MAX_DISTANCE_PX)))
    return { from: [0, d], at: [0, d + FRAME_DISTANCE], outward: [0, FRAME_DISTANCE_PX] };
  const middle = [plate.field.x + plate.field.width / 2, plate.field.y + plate.field.height / 2];
  const off = (side: number) => {
    const [right, down] = onPlate(side * (w + FRAME_DISTANCE), 0);
    return Math.hypot(right - middle[0]!, down - middle[1]!);
  };
  const side = off(-1) < off(1) ? -1 : 1;
  return {
    from: [side * w, 0],
    at: [side * (w + FRAME_DISTANCE), 0],
    outward: [side * FRAME_DISTANCE_PX, 0],
  };
}
