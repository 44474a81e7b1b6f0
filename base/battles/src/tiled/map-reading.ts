import type { Axial, DrawnBattle, HexLayout } from '@linstock/ground';
import { axialOfCell, type ColumnRow, cellOfAxial, type HexGrid } from './hex-grid.ts';
import type { TiledMap } from './map.ts';

/** A map being read: its properties, and the hex of each cell. */
export interface MapReading {
  readonly tiled: TiledMap;
  readonly grid: HexGrid;
  /** The battle that the map names, as it comes with Linstock. */
  readonly known: DrawnBattle;
  /** The hex that is cell 0, 0. */
  readonly first: Axial;
  readonly layout: HexLayout;
  readonly notices: string[];
}

/** The axial position of a cell. */
export function hexOfCell({ grid, first }: MapReading, cell: ColumnRow): Axial {
  const [q, r] = axialOfCell(grid, cell);
  return [q + first[0], r + first[1]];
}

/** The cell of an axial position. */
export function cellOfHex({ grid, first }: MapReading, [q, r]: Axial): ColumnRow {
  return cellOfAxial(grid, [q - first[0], r - first[1]]);
}
