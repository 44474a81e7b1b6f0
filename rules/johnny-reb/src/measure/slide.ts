import {
  contactAlong,
  contactWithGround,
  furthestAlong,
  liesOnGround,
  onTable,
  overlap,
  type Spot,
  type Stand,
  spotOnBearing,
  standAlong,
  type Table,
  type TenthDegrees,
  type Thousandths,
} from '@linstock/ground';

/** A footprint that moves in a straight line: the obstacles on its way, and the places where it may stop. */

/** Farther than any table is wide. */
const BEYOND_TABLE: Thousandths = 100_000;

/** A straight way of a footprint, by the distance from its start. */
export interface Slide {
  readonly stand: Stand;
  /** The place of its centre far beyond the table. */
  readonly to: Spot;
}

/** The slide of a footprint on a bearing. */
export function slideOn(stand: Stand, bearing: TenthDegrees): Slide {
  return { stand, to: spotOnBearing(stand, bearing, BEYOND_TABLE) };
}

/** The footprint a distance along a slide. */
export function slidTo({ stand, to }: Slide, distance: Thousandths): Stand {
  return distance === 0 ? stand : standAlong(stand, to, distance);
}

/** The length of a slide before a part of the footprint passes the table's edge; below 0 if one does already. */
export function distanceToEdge(table: Table, slide: Slide): Thousandths {
  // A footprint on a rectangle at two places of a straight way is on it between them: one halving finds the
  // edge.
  return furthestAlong(BEYOND_TABLE, (distance) => onTable(table, slidTo(slide, distance)), BEYOND_TABLE);
}

/** The length of the slide until another footprint stops it; null if none is in its way. */
export function distanceToStand({ stand, to }: Slide, other: Stand): Thousandths | null {
  return contactAlong(stand, to, other);
}

/** The length of the slide until it reaches a building; farther than any table if none is in its way (JR-14.1c). */
export function distanceToBuilding(table: Table, { stand, to }: Slide): Thousandths {
  const found = table.areas.flatMap((area) =>
    area.kind === 'building' ? (contactWithGround(stand, to, area) ?? []) : [],
  );
  return Math.min(BEYOND_TABLE, ...found);
}

/** The length of the slide before a building, the table's edge or another footprint stops it. */
export function freeDistance(table: Table, slide: Slide, others: readonly Stand[]): Thousandths {
  const stops = others.flatMap((other) => distanceToStand(slide, other) ?? []);
  return Math.min(distanceToEdge(table, slide), distanceToBuilding(table, slide), ...stops);
}

/** True if a footprint may stand somewhere: on the table, on no building and on no other footprint (JR-2.2c). */
export function isClear(table: Table, stand: Stand, others: readonly Stand[]): boolean {
  return (
    onTable(table, stand) &&
    !others.some((other) => overlap(stand, other)) &&
    !table.areas.some((area) => area.kind === 'building' && liesOnGround(stand, area))
  );
}

/** Distance between places tested for a clear one; between two of them the last is found by halving. */
const SLIDE_STEP: Thousandths = 50;

/**
 * The farthest distance up to `limit` at which a footprint may stand; null if there is none, the start
 * included.
 */
export function lastClear(
  table: Table,
  slide: Slide,
  others: readonly Stand[],
  limit: Thousandths,
): Thousandths | null {
  const clear = (distance: Thousandths): boolean => isClear(table, slidTo(slide, distance), others);
  for (let high = limit; high >= 0; high = high > 0 ? Math.max(0, high - SLIDE_STEP) : -1) {
    if (!clear(high)) continue;
    let [low, over] = [high, Math.min(limit, high + SLIDE_STEP)];
    while (over - low > 1) {
      const middle = Math.floor((low + over) / 2);
      if (clear(middle)) low = middle;
      else over = middle;
    }
    return low;
  }
  return null;
}
