/** The place of a toast or of the order in hand over the board: at its foot or its head, in the middle or to a side. */

import type { Point, Size } from '../../common/box.ts';

/** A place, as its class says it. */
export type FootPlace = '' | 'left' | 'right' | 'raised' | 'raised left' | 'raised right';

const PLACES = ['', 'raised', 'left', 'right', 'raised left', 'raised right'] as const;

/** The width of the board's buttons at its sides, and the extent of a stand or counter. */
const SIDE_BUTTONS_PX = 60;
const PIECE_REACH_PX = 18;

/** The space at the board's head and foot that is left free: the move bar is at one of them. */
export interface FreeEdges {
  readonly head: number;
  readonly foot: number;
}

/** Nothing is taken from the board. */
export const NO_BARS: FreeEdges = { head: 14, foot: 14 };

/**
 * The first of the places that covers the fewest troops. It never covers its subject if another place is possible.
 * @param size the size of the box
 * @param about the place of its subject on the board
 */
export function footPlace(
  board: Size,
  size: Size,
  troops: readonly Point[],
  about: Point | null = null,
  kept: FreeEdges = NO_BARS,
): FootPlace {
  const costs = PLACES.map((place) => {
    const hides = (spot: Point) => lies(spot, topAt(place, board, size, kept), place, board, size);
    return troops.filter(hides).length + (about && hides(about) ? troops.length + 1 : 0);
  });
  return PLACES[costs.indexOf(Math.min(...costs))] ?? '';
}

/** Its upper edge at a place. */
const topAt = (place: FootPlace, board: Size, { height }: Size, { head, foot }: FreeEdges): number =>
  place.startsWith('raised') ? head : board.height - foot - height;

/** True if the box covers a spot at a place, or is so near that it covers the unit there. */
function lies({ x, y }: Point, top: number, place: FootPlace, board: Size, { width, height }: Size): boolean {
  const left = place.includes('left')
    ? SIDE_BUTTONS_PX
    : place.includes('right')
      ? board.width - SIDE_BUTTONS_PX - width
      : (board.width - width) / 2;
  return (
    x > left - PIECE_REACH_PX &&
    x < left + width + PIECE_REACH_PX &&
    y > top - PIECE_REACH_PX &&
    y < top + height + PIECE_REACH_PX
  );
}
