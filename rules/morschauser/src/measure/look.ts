import {
  aheadOfFront,
  type Area,
  corners,
  crossesStand,
  edgeMiddles,
  frontMiddle,
  insideGround,
  itemAt,
  levelAt,
  meetsLine,
  nearestSpot,
  passesDeep,
  type Rampart,
  type Spot,
  type Stand,
  type Table,
  type Thousandths,
  TOUCH_DISTANCE,
} from '@linstock/ground';

/** P-LOS line by line: the points to look at, and the obstacles (B5). */

/** The possible obstacles to sight. */
export interface View {
  /** The depth of cover that one can see into and out of, at either end of a line (MM-B5i). */
  readonly edge: Thousandths;
  /** True if a piece of cover hides what is behind it; hills are judged by their levels instead. */
  readonly hides: (area: Area) => boolean;
  /** The stands that block sight: neither viewer nor target, and no ignored stand. */
  readonly stands: readonly Stand[];
  /** Unbreached walls that block. */
  readonly ramparts?: readonly Rampart[];
}

/** The obstacle on a line: a piece of terrain or a rampart by its id, or a stand by its index in `View.stands`. */
export type Blocker =
  | { readonly by: 'terrain' | 'rampart'; readonly id: string }
  | { readonly by: 'stand'; readonly index: number };

/** The outcome of looking: the first clear line, or what blocks the line to the target's nearest point that may be looked along. */
export type Sight =
  | { readonly clear: true; readonly from: Spot; readonly to: Spot }
  | { readonly clear: false; readonly from: Spot; readonly to: Spot; readonly blocker: Blocker | null };

/**
 * Looks from the middle of a stand's front edge to nine points of another (MM-B5f): the nearest, the middles of its
 * edges, its corners. Lines that run backwards from the front line do not count. Blocker null: all run backwards.
 */
export function sight(table: Table, from: Stand, to: Stand, view: View): Sight {
  const eye = frontMiddle(from);
  const hills = hillsBetween(table, from, to);
  let first: Sight | null = null;
  for (const spot of sightSpots(to, eye)) {
    if (aheadOfFront(from, spot) < -TOUCH_DISTANCE) continue;
    const blocker = blockerOf(table, eye, spot, view, hills);
    if (!blocker) return { clear: true, from: eye, to: spot };
    first ??= { clear: false, from: eye, to: spot, blocker };
  }
  return first ?? { clear: false, from: eye, to: nearestSpot(to, eye), blocker: null };
}

/** The nine points of a stand one looks for from a place: the nearest first. */
export function sightSpots(stand: Stand, eye: Spot): Spot[] {
  return [nearestSpot(stand, eye), ...edgeMiddles(stand), ...corners(stand)];
}

/**
 * The hills that hide ground between two places (the centres of two stands): those above the lower place's
 * level, except those that contain both places and those below a higher place that they contain (MM-B5j). Two
 * stands in one contour see one another even across its top, which the source would call a reverse slope
 * (C3). By the ruling, hills consist of contours alone. A battle in which a crest hides the ground behind it
 * has the crest as a separate contour.
 */
export function hillsBetween(table: Table, one: Spot, other: Spot): Area[] {
  if (table.hills.length === 0) return [];
  const [a, b] = [levelAt(table, one), levelAt(table, other)];
  const [higher, top, low] = a >= b ? [one, a, b] : [other, b, a];
  return table.hills.filter((hill) => {
    if (hill.level <= low) return false;
    if (insideGround(hill, one) && insideGround(hill, other)) return false;
    return !(top > hill.level && insideGround(hill, higher));
  });
}

/**
 * The first obstacle on the line between two places in the order of stands, cover, hills, ramparts (MM-B5f, i, j,
 * MM-C6i); null if it is clear.
 */
export function blockerOf(
  table: Table,
  from: Spot,
  to: Spot,
  view: View,
  hills: readonly Area[],
): Blocker | null {
  const { stands, edge, hides, ramparts = [] } = view;
  for (let index = 0; index < stands.length; index++) {
    if (crossesStand(itemAt(stands, index), from, to)) return { by: 'stand', index };
  }
  for (const area of table.areas) {
    if (area.kind !== 'hill' && passesDeep(area, from, to, edge) && hides(area))
      return { by: 'terrain', id: area.id };
  }
  for (const hill of hills) {
    if (passesDeep(hill, from, to, edge)) return { by: 'terrain', id: hill.id };
  }
  for (const { id, from: a, to: b } of ramparts) {
    if (meetsLine([a, b], from, to)) return { by: 'rampart', id };
  }
  return null;
}
