/** A free-measure table on the plate: inches from the south-west corner become plate units, any side up. */

import type { Spot as Place, Table } from '@linstock/ground';
import { type Box, boxOf, contains, growBox, type Spot } from '../../common/box.ts';
import type { ScaleRange } from './camera.ts';
import type { Sight, Step } from './sight.ts';

/** Plate units to an inch. */
export const PER_INCH = 20;
const PER_THOUSANDTH = PER_INCH / 1000;

/** Width of a stand in plate units: 3 inches. It decides how much of a stand is drawn. */
export const STAND_WIDTH = 3 * PER_INCH;
/**
 * The scales at which miniatures can be told apart and their neighbours are still in sight: 26 to 90 pixels a
 * stand.
 */
export const READABLE: ScaleRange = { least: 26 / STAND_WIDTH, most: 90 / STAND_WIDTH };

/** Width of the border with figures around the ground, in plate units. */
export const EDGE_WIDTH = 30;

/**
 * The minimum shorter side of a table whose border is drawn at full size, in plate units, and the smallest scale of
 * a border.
 */
const LARGE_TABLE_SIDE = 960;
const MIN_BORDER_SHARE = 0.65;

/**
 * The scale of the border and of the title at its foot. It is smaller for a small table, so that more ground
 * is visible.
 */
export function scaleBorder({ width, height }: Pick<Box, 'width' | 'height'>): number {
  return Math.max(MIN_BORDER_SHARE, Math.min(1, Math.min(width, height) / LARGE_TABLE_SIDE));
}

/**
 * Margins in plate units around the ground when all of it is shown: the numbers along the edge, and the title
 * at the foot.
 */
const SIDE_MARGIN = 16;
const WAITING_MARGIN = 20;
export const FOOT_MARGIN = 52;

/**
 * The box to show when the whole field is shown: the table with its title, and the waiting troops that are
 * shown whole.
 */
export function sightOf(field: Box, whole: Box): Box {
  const { x, y, width, height } = field;
  const scale = scaleBorder(field);
  return boxOf([
    [x - WAITING_MARGIN * scale, y - SIDE_MARGIN * scale],
    [x + width + WAITING_MARGIN * scale, y + height + FOOT_MARGIN * scale],
    [whole.x, whole.y],
    [whole.x + whole.width, whole.y + whole.height],
  ]);
}

/**
 * The margin around a table that is whole when all of the table is shown: its graduated border, and space for its figures, on every side.
 */
const BORDER_WIDTH = 16;
const FIGURES_MARGIN = 7;

/**
 * The distance from the table within which waiting troops stay in sight, in plate units; and half of a stand
 * with some space around it.
 */
const WAITING_REACH = 60;
const HALF_STAND = 40;

/** A table with its border and the troops beside it, which wait to come or have been left behind. */
export function wholeOf(field: Box, troops: readonly Spot[]): Box {
  const reach = growBox(field, WAITING_REACH);
  const beside = troops.filter((spot) => !contains(field, spot) && contains(reach, spot));
  const border = BORDER_WIDTH * scaleBorder(field) + FIGURES_MARGIN;
  const corners: Spot[] = [
    [field.x - border, field.y - border],
    [field.x + field.width + border, field.y + field.height + border],
  ];
  const waiting = beside.flatMap(([x, y]): Spot[] => [
    [x - HALF_STAND, y - HALF_STAND],
    [x + HALF_STAND, y + HALF_STAND],
  ]);
  return boxOf([...corners, ...waiting]);
}

/** The compass bearing that runs up the plate: 0 seen from the south, 180 from the north. */
export type Bearing = 0 | 90 | 180 | 270;

/** The bearing of a table on the screen. */
export interface TablePlate {
  readonly table: Pick<Table, 'width' | 'height'>;
  readonly bearing: Bearing;
  readonly field: Box;
}

/** Lays a table on the plate. */
export function tablePlateOf(table: Pick<Table, 'width' | 'height'>, bearing: Bearing): TablePlate {
  return { table, bearing, field: boxOfTable(table, bearing) };
}

/** The box of a table on the plate. */
export function boxOfTable({ width, height }: Pick<Table, 'width' | 'height'>, bearing: Bearing): Box {
  const [across, up] = bearing % 180 === 0 ? [width, height] : [height, width];
  return { x: 0, y: 0, width: unitsOf(across), height: unitsOf(up) };
}

/** A bearing turned by some degrees. */
export function turnBearing(bearing: Bearing, by: 90 | 180 | 270): Bearing {
  return ((bearing + by) % 360) as Bearing;
}

/** Thousandths of an inch in plate units. */
export function unitsOf(thousandths: number): number {
  return thousandths * PER_THOUSANDTH;
}

/** The spot on the plate at which a place of the table appears. */
export function spotOfPlace({ table, bearing }: Omit<TablePlate, 'field'>, { x, y }: Place): Spot {
  const [west, south] = [unitsOf(x), unitsOf(y)];
  const [east, north] = [unitsOf(table.width - x), unitsOf(table.height - y)];
  switch (bearing) {
    case 0:
      return [west, north];
    case 90:
      return [north, east];
    case 180:
      return [east, south];
    case 270:
      return [south, west];
  }
}

/** The place of the table at a spot, on the lattice. */
export function placeAtSpot({ table, bearing }: TablePlate, [x, y]: Spot): Place {
  const [right, down] = [Math.round(x / PER_THOUSANDTH), Math.round(y / PER_THOUSANDTH)];
  switch (bearing) {
    case 0:
      return { x: right, y: table.height - down };
    case 90:
      return { x: table.width - down, y: table.height - right };
    case 180:
      return { x: table.width - right, y: down };
    case 270:
      return { x: down, y: right };
  }
}

/** The turn on the plate of something with this facing (tenths of a degree), in degrees clockwise from the top. */
export function turnOnPlate({ bearing }: TablePlate, facing: number): number {
  return (facing / 10 + 360 - bearing) % 360;
}

/** A table as animations need it: each leg of a path turns a stand first, and then moves it there. */
export function makeSight(plate: TablePlate): Sight {
  const stepOf = (at: Place, facing: number): Step => ({
    spot: spotOfPlace(plate, at),
    turn: turnOnPlate(plate, facing),
  });
  return {
    spotOf: (place) => ('spot' in place ? spotOfPlace(plate, place.spot) : null),
    stepsOf: (path) =>
      ('poses' in path ? path.poses : []).flatMap((pose, i, poses) => {
        const before = poses[i - 1];
        return before
          ? [stepOf(before, pose.facing), stepOf(pose, pose.facing)]
          : [stepOf(pose, pose.facing)];
      }),
  };
}
