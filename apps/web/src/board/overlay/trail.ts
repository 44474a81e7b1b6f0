import { type Place, samePlace } from '@linstock/scene';
import type { Box, Spot } from '../../common/box.ts';
import type { Trail } from '../../play/steps/trail.ts';

/** The end of a line from a spot, at this distance before its target, but not before the middle of the line. */
export function endBefore([x, y]: Spot, [tx, ty]: Spot, reach: number): Spot {
  const length = Math.hypot(tx - x, ty - y);
  const share = length > 0 ? Math.min(reach / length, 0.5) : 0;
  return [tx + (x - tx) * share, ty + (y - ty) * share];
}

/** Distance between the middles of two discs at one place, in pixels. */
export const DISC_WIDE = 25;

/** Number of discs of the same place to the left of this one. */
export function countDiscsBefore(trails: readonly Trail[], trail: Extract<Trail, { kind: 'mark' }>): number {
  return trails
    .slice(0, trails.indexOf(trail))
    .filter((each) => each.kind === 'mark' && samePlace(each.at, trail.at)).length;
}

/** Half the size of a disc, in pixels. */
const DISC_ROOM = 13;

/** The places of numbered discs on the plate at a scale, in CSS pixels. */
export function placeDiscs(
  trails: readonly Trail[],
  spotOf: (place: Place) => Spot | null,
  k: number,
): Box[] {
  return trails.flatMap((trail) => {
    const spot = trail.kind === 'mark' ? spotOf(trail.at) : null;
    if (trail.kind !== 'mark' || !spot) return [];
    const middle = spot[0] * k + countDiscsBefore(trails, trail) * DISC_WIDE;
    const wide = 2 * DISC_ROOM;
    return [{ x: middle - DISC_ROOM, y: spot[1] * k - DISC_ROOM, width: wide, height: wide }];
  });
}
