/** A free-measure table on the plate: inches from the south-west corner become plate units, north up or turned about. */
import type { Spot as Place, Table } from '@linstock/ground';
import type { Box, Spot } from '../plate.ts';

/** Plate units to an inch. */
export const PER_INCH = 20;
const PER_THOUSANDTH = PER_INCH / 1000;

/** Width of a stand in plate units, by which it is decided how much of one is drawn: 3 inches. */
export const STAND_WIDTH = 3 * PER_INCH;

/** How a table lies before the player: as its north is up, or turned about, seen from the northern side. */
export interface TablePlate {
  readonly table: Pick<Table, 'width' | 'height'>;
  readonly turned: boolean;
  readonly field: Box;
}

/** Lays a table on the plate. */
export function tablePlateOf(table: Pick<Table, 'width' | 'height'>, turned: boolean): TablePlate {
  return { table, turned, field: boxOfTable(table) };
}

/** The box of a table on the plate, whichever way it lies. */
export function boxOfTable({ width, height }: Pick<Table, 'width' | 'height'>): Box {
  return { x: 0, y: 0, width: unitsOf(width), height: unitsOf(height) };
}

/** Thousandths of an inch in plate units. */
export function unitsOf(thousandths: number): number {
  return thousandths * PER_THOUSANDTH;
}

/** Where a place of the table appears. */
export function spotOfPlace({ table, turned }: Omit<TablePlate, 'field'>, { x, y }: Place): Spot {
  return turned ? [unitsOf(table.width - x), unitsOf(y)] : [unitsOf(x), unitsOf(table.height - y)];
}

/** The place of the table at a spot, on the lattice. */
export function placeAtSpot({ table, turned }: TablePlate, [x, y]: Spot): Place {
  const [right, down] = [x / PER_THOUSANDTH, y / PER_THOUSANDTH];
  return turned
    ? { x: Math.round(table.width - right), y: Math.round(down) }
    : { x: Math.round(right), y: Math.round(table.height - down) };
}

/** The turn on the plate of something with this facing (tenths of a degree), in degrees clockwise from the top. */
export function turnOnPlate({ turned }: TablePlate, facing: number): number {
  return (facing / 10 + (turned ? 180 : 0)) % 360;
}
