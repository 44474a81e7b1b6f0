/** The place of the move bar over a table: at its head or at its foot, or a place with fewer troops. */
import { type Box, doOverlap, makeBoxAbout, type Size, type Spot } from '../../common/box.ts';
import {
  type EdgePlace,
  findCheapestPlace,
  IMPOSSIBLE,
  makeObstacles,
  type Obstacle,
  placeAtEdge,
  sumCostUnder,
} from '../../common/placement.ts';

/**
 * The share of the window's height that decides the place of the bar: below it the bar at the foot would cover the
 * moving stands, above it the bar at the head.
 */
const LOW_SHARE = 0.66;

/** The size of the bar, and its gaps: to the window's sides, and to head and foot if it is at neither. In CSS pixels. */
const BAR_PX = { width: 510, height: 132 } as const;
const BAR_GAP_PX = { aside: 60, other: 12 } as const;

/** The extent of a stand with its name around its middle. */
const STAND_REACH_PX = 26;

/**
 * Preferred and minimum distance of the bar from the moving stands, in CSS pixels. Their path and ghosts fit
 * in the first; their handles fit in the second.
 */
const BAR_DISTANCE_PX = [210, 98] as const;

/** Steps between the places that are tried elsewhere than at head and foot. */
const PLACE_STEP_PX = 24;

/** The places by their classes. */
const AT_FOOT = {
  '': { at: 'foot' },
  left: { at: 'foot', aside: 'left' },
  right: { at: 'foot', aside: 'right' },
} as const satisfies Readonly<Record<string, EdgePlace>>;
const AT_HEAD = {
  above: { at: 'head' },
  'above left': { at: 'head', aside: 'left' },
  'above right': { at: 'head', aside: 'right' },
} as const satisfies Readonly<Record<string, EdgePlace>>;

type EdgeClass = keyof typeof AT_FOOT | keyof typeof AT_HEAD;

/** A place of the bar: a class, or its distances from the board's left and lower edges in CSS pixels. */
export type BarPlace = EdgeClass | Spot;

/**
 * The first of the places that covers the fewest troops; the foot is tried before the head. It never covers
 * the moving stands. If all of these cover some troops, a place that covers fewer is used, as near to the
 * foot as possible.
 * @param moving the places of the moving stands
 */
export function placeBar(moving: Spot, troops: readonly Spot[], size: Size): BarPlace {
  const [, down] = moving;
  const isLow = down > LOW_SHARE * size.height;
  const isHigh = down < (1 - LOW_SHARE) * size.height;
  const open = { ...(isLow ? {} : AT_FOOT), ...(isHigh && !isLow ? {} : AT_HEAD) };
  const gaps = { head: 0, foot: 0, aside: BAR_GAP_PX.aside };
  const obstacles = makeObstacles(troops, STAND_REACH_PX);
  const usual = findCheapestPlace(Object.entries(open) as [EdgeClass, EdgePlace][], ([, place]) =>
    sumCostUnder(placeAtEdge(place, BAR_PX, size, gaps), obstacles),
  );
  const [name, cost] = [usual?.place[0] ?? '', usual?.cost ?? 0];
  if (cost === 0) return name;
  const found = BAR_DISTANCE_PX.map((away) =>
    findCheapestPlace(placesBetween(size), (box) =>
      costAwayFrom(makeBoxAbout(moving, 2 * away, 2 * away), box, obstacles),
    ),
  ).find((each) => each && each.cost < cost);
  return found ? [found.place.x, size.height - found.place.y - BAR_PX.height] : name;
}

/** The cost of a place of the bar that must not overlap a box. */
function costAwayFrom(kept: Box, box: Box, obstacles: readonly Obstacle[]): number {
  return doOverlap(box, kept) ? IMPOSSIBLE : sumCostUnder(box, obstacles);
}

/** The places on a grid between head and foot, the lowest first. */
function* placesBetween({ width, height }: Size): Generator<Box> {
  const { aside, other } = BAR_GAP_PX;
  for (let y = height - BAR_PX.height - other; y >= other; y -= PLACE_STEP_PX)
    for (let x = aside; x + BAR_PX.width <= width - aside; x += PLACE_STEP_PX) yield { ...BAR_PX, x, y };
}
