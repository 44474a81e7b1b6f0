/** The place of the key of lines: at the foot or at the head of a table. */
import type { Box, Spot } from '../../common/box.ts';
import { findCheapestPlace, makeObstacles, sumCostUnder } from '../../common/placement.ts';

/** The extent of a stand with its name around its middle, in CSS pixels. */
const STAND_REACH_PX = 24;

/** Distance of the key from the top edge of the board, in CSS pixels. */
const HEAD_GAP_PX = 14;

/** True if the key covers fewer troops at the head of the table than at the foot. */
export function isKeyAtHead(foot: Box, troops: readonly Spot[]): boolean {
  const obstacles = makeObstacles(troops, STAND_REACH_PX);
  const found = findCheapestPlace([foot, { ...foot, y: HEAD_GAP_PX }], (box) => sumCostUnder(box, obstacles));
  return found?.place !== foot;
}
