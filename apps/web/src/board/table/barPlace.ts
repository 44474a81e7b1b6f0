import { type Box, overlap, type Size, type Spot } from '../../common/box.ts';

/** The place of the move bar over a table: at its head or at its foot, or a place with fewer troops. */

/** The share of the window below which the bar at its foot would cover what moves, or above which the bar at its head would. */
const LOW_SHARE = 0.66;

/** What of the window the bar takes, in CSS pixels, with some air; and what it keeps from the window's sides. */
const BAR_PX = { width: 510, height: 132, aside: 60, air: 12 };

/** The extent of a stand with its name around its middle. */
const STAND_REACH_PX = { across: 26, down: 26 } as const;

/** How far about what moves the bar keeps away, if there is room: its way and its ghosts are there; and no nearer than its handles. */
const BAR_DISTANCE_PX = [210, 98] as const;

/** Steps between the places that are tried elsewhere than at head and foot. */
const PLACE_STEP_PX = 24;

/** A place of the bar, as its class says it, or how far it is from the board's left and lower edges, in CSS pixels. */
export type BarPlace = '' | 'left' | 'right' | 'above' | 'above left' | 'above right' | Spot;

const AT_FOOT = ['', 'left', 'right'] as const;
const AT_HEAD = ['above', 'above left', 'above right'] as const;

/**
 * The first of the places, the foot before the head, that covers the fewest troops. It never covers the moving stands. If all of these
 * cover some, another place that covers fewer and is nearest to the foot.
 * @param moving the places of the moving stands
 */
export function barPlace(moving: Spot, troops: readonly Spot[], size: Size): BarPlace {
  const [, down] = moving;
  const { height } = size;
  const open: readonly Exclude<BarPlace, Spot>[] =
    down > LOW_SHARE * height
      ? AT_HEAD
      : down < (1 - LOW_SHARE) * height
        ? AT_FOOT
        : [...AT_FOOT, ...AT_HEAD];
  const under = open.map((place) => coveredBy(boxAt(place, size), troops));
  const fewest = Math.min(...under);
  const usual = open[under.indexOf(fewest)] ?? '';
  if (fewest === 0) return usual;
  const found = BAR_DISTANCE_PX.map((about) => elsewhere(moving, troops, size, { fewest, about }));
  return found.find((each) => each !== null) ?? usual;
}

/** The place on a grid that covers fewer troops than this, the fewest, the lowest first, and keeps away from what moves; null if there is none. */
function elsewhere(
  [x, y]: Spot,
  troops: readonly Spot[],
  { width, height }: Size,
  than: { readonly fewest: number; readonly about: number },
): Spot | null {
  const { about } = than;
  const kept: Box = { x: x - about, y: y - about, width: 2 * about, height: 2 * about };
  let [best, fewest]: [Spot | null, number] = [null, than.fewest];
  for (let top = height - BAR_PX.height - BAR_PX.air; top >= BAR_PX.air; top -= PLACE_STEP_PX)
    for (let left = BAR_PX.aside; left + BAR_PX.width <= width - BAR_PX.aside; left += PLACE_STEP_PX) {
      const box = { x: left, y: top, width: BAR_PX.width, height: BAR_PX.height };
      if (overlap(box, kept)) continue;
      const covered = coveredBy(box, troops);
      if (covered < fewest) [best, fewest] = [[left, height - top - BAR_PX.height], covered];
    }
  return best;
}

/** The box of the bar at head or foot. */
function boxAt(place: Exclude<BarPlace, Spot>, { width, height }: Size): Box {
  const x = place.includes('left')
    ? BAR_PX.aside
    : place.includes('right')
      ? width - BAR_PX.aside - BAR_PX.width
      : (width - BAR_PX.width) / 2;
  const y = place.startsWith('above') ? 0 : height - BAR_PX.height;
  return { x, y, width: BAR_PX.width, height: BAR_PX.height };
}

/** Number of troops below a box, with their names. */
function coveredBy({ x, y, width, height }: Box, troops: readonly Spot[]): number {
  return troops.filter(
    ([right, down]) =>
      right > x - STAND_REACH_PX.across &&
      right < x + width + STAND_REACH_PX.across &&
      down > y - STAND_REACH_PX.down &&
      down < y + height + STAND_REACH_PX.down,
  ).length;
}
