/**
 * The place over the board of a toast or of the current order: at its bottom or its top, in the middle or at
 * a side.
 */
import type { Point, Size } from '../../common/box.ts';
import {
  type EdgeGaps,
  type EdgePlace,
  findCheapestPlace,
  makeObstacles,
  placeAtEdge,
  sumCostUnder,
} from '../../common/placement.ts';

/** The places by their classes, the best first. */
const PLACES = {
  '': { at: 'foot' },
  raised: { at: 'head' },
  left: { at: 'foot', aside: 'left' },
  right: { at: 'foot', aside: 'right' },
  'raised left': { at: 'head', aside: 'left' },
  'raised right': { at: 'head', aside: 'right' },
} as const satisfies Readonly<Record<string, EdgePlace>>;

/** A place, as its class says it. */
export type FootPlace = keyof typeof PLACES;

/** The width of the board's buttons at its sides, and the extent of a stand or counter. */
const SIDE_BUTTONS_PX = 60;
const PIECE_REACH_PX = 18;

/** The space at the board's head and foot that is left free: the move bar is at one of them. */
export type FreeEdges = Pick<EdgeGaps, 'head' | 'foot'>;

/** No edge of the board is in use. */
export const NO_BARS: FreeEdges = { head: 14, foot: 14 };

/**
 * The first of the places that covers the fewest troops. It never covers its subject if another place is possible.
 * @param size the size of the box
 * @param about the place of its subject on the board
 */
export function placeAtFoot(
  board: Size,
  size: Size,
  troops: readonly Point[],
  about: Point | null = null,
  kept: FreeEdges = NO_BARS,
): FootPlace {
  const obstacles = [
    ...makeObstacles(troops, PIECE_REACH_PX),
    ...makeObstacles(about ? [about] : [], PIECE_REACH_PX, troops.length + 1),
  ];
  const gaps = { ...kept, aside: SIDE_BUTTONS_PX };
  const places = Object.entries(PLACES) as [FootPlace, EdgePlace][];
  const found = findCheapestPlace(places, ([, place]) =>
    sumCostUnder(placeAtEdge(place, size, board, gaps), obstacles),
  );
  return found?.place[0] ?? '';
}
