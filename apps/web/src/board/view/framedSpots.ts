import { type Box, boxOf, grown, type Size, type Spot } from '../../common/box.ts';

/** What is brought into sight together where not everything has room. */

/** What a window has room for. */
interface Window {
  /** What it shows at the smallest scale allowed, in plate units. */
  readonly size: Size;
  /** Where its middle is now. */
  readonly middle: Spot;
  /** Plate units kept free round each spot. */
  readonly room: number;
}

/**
 * The box round these spots, or of the one nearest to the window's middle with as many of them as have room, and then of as many
 * others as still have, the nearest first; null where there are none.
 */
export function frameSpots(first: readonly Spot[], others: readonly Spot[], window: Window): Box | null {
  const { size, middle, room } = window;
  const [lead, ...rest] = nearestFirst(first, middle);
  if (!lead) return null;
  const fits = ({ width, height }: Box) => width <= size.width && height <= size.height;
  const about = (spots: readonly Spot[]) => grown(boxOf(spots), room);
  let taken = fits(about(first)) ? [...first] : [lead];
  const left = taken.length === 1 ? rest : [];
  for (const spot of [...left, ...nearestFirst(others, middleOf(taken))])
    if (fits(about([...taken, spot]))) taken = [...taken, spot];
  return about(taken);
}

function nearestFirst(spots: readonly Spot[], to: Spot): Spot[] {
  const away = ([x, y]: Spot) => Math.hypot(x - to[0], y - to[1]);
  return [...spots].sort((a, b) => away(a) - away(b));
}

function middleOf(spots: readonly Spot[]): Spot {
  const { x, y, width, height } = boxOf(spots);
  return [x + width / 2, y + height / 2];
}
