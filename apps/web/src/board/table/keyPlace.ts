import type { Box, Spot } from '../../common/box.ts';

/** The place of the key of lines: at the foot or at the head of a table. */

/** The extent of a stand with its name around its middle, in CSS pixels. */
const STAND_REACH_PX = 24;

/** How far the key is from the edge of the board at its head. */
const HEAD_GAP_PX = 14;

/** True if the key covers fewer troops at the head of the table than at the foot. */
export function liesAtHead(foot: Box, troops: readonly Spot[]): boolean {
  const under = ({ x, y, width, height }: Box) =>
    troops.filter(
      ([right, down]) =>
        right > x - STAND_REACH_PX &&
        right < x + width + STAND_REACH_PX &&
        down > y - STAND_REACH_PX &&
        down < y + height + STAND_REACH_PX,
    ).length;
  return under({ ...foot, y: HEAD_GAP_PX }) < under(foot);
}
