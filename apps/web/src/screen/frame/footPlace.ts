/** Where a toast or the order in hand lies over the board: at its foot or its head, in the middle or to a side. */

/** A point of the board, in CSS pixels from its corner. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place, as its class says it. */
export type FootPlace = '' | 'left' | 'right' | 'raised' | 'raised left' | 'raised right';

const PLACES = ['', 'raised', 'left', 'right', 'raised left', 'raised right'] as const;

/** What the board's buttons take of its sides, and how far a stand or counter reaches. */
const ASIDE = 60;
const REACH = 18;

/** What is kept from the board's head and foot: the bar of a move lies at one of them. */
export interface FreeEdges {
  readonly head: number;
  readonly foot: number;
}

/** Nothing is taken from the board. */
export const NO_BARS: FreeEdges = { head: 14, foot: 14 };

/**
 * The first of the places under which the fewest troops stand; never over whom it is about where another place is.
 * @param size of what lies there
 * @param about whom it is about, where he stands on the board
 */
export function footPlace(
  board: Size,
  size: Size,
  troops: readonly Spot[],
  about: Spot | null = null,
  kept: FreeEdges = NO_BARS,
): FootPlace {
  const costs = PLACES.map((place) => {
    const hides = (spot: Spot) => lies(spot, topAt(place, board, size, kept), place, board, size);
    return troops.filter(hides).length + (about && hides(about) ? troops.length + 1 : 0);
  });
  return PLACES[costs.indexOf(Math.min(...costs))] ?? '';
}

/** Its upper edge at a place. */
const topAt = (place: FootPlace, board: Size, { height }: Size, { head, foot }: FreeEdges): number =>
  place.startsWith('raised') ? head : board.height - foot - height;

/** Whether a spot lies under it at a place, or so near that who stands there does. */
function lies({ x, y }: Spot, top: number, place: FootPlace, board: Size, { width, height }: Size): boolean {
  const left = place.includes('left')
    ? ASIDE
    : place.includes('right')
      ? board.width - ASIDE - width
      : (board.width - width) / 2;
  return x > left - REACH && x < left + width + REACH && y > top - REACH && y < top + height + REACH;
}
