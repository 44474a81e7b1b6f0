import type { Axial, Direction } from '@linstock/ground';
import { STEPS } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { TiledMap } from './map.ts';

/**
 * The places of hexes of a map of Tiled in pixels, and the hex of each cell. Tiled counts columns and rows and shifts
 * every other one by half; ours are axial. If columns shift, the hexes have a flat top. The same axial positions are
 * then turned clockwise by 30 degrees, so that direction 0 is north-east in both.
 */
export interface HexGrid {
  /** Along which cells are shifted: `y`, every other row; `x`, every other column. */
  readonly axis: 'x' | 'y';
  /** The shifted rows (columns): 1, 3, 5 … or 0, 2, 4 … */
  readonly index: 'odd' | 'even';
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Pixels of the sides that lie along the axis. */
  readonly side: number;
}

/** A place in pixels: right and down from the top left of the map. */
export type Pixel = readonly [x: number, y: number];

/** Column and row of a cell; below 0 left of and above the map. */
export type ColumnRow = readonly [column: number, row: number];

/** The grid of a hex map. Tiled drops the lowest bit of a tile's width and height. */
export function gridOf(map: TiledMap): HexGrid {
  return {
    axis: map.staggeraxis ?? 'y',
    index: map.staggerindex ?? 'odd',
    tileWidth: map.tilewidth & ~1,
    tileHeight: map.tileheight & ~1,
    side: map.hexsidelength ?? 0,
  };
}

/** True if the hexes are regular, to a pixel; others play alike but look stretched. */
export function isRegular({
  staggeraxis: axis = 'y',
  tilewidth,
  tileheight,
  hexsidelength: side = 0,
}: Pick<TiledMap, 'staggeraxis' | 'tilewidth' | 'tileheight' | 'hexsidelength'>): boolean {
  const [along, across] = axis === 'y' ? [tileheight, tilewidth] : [tilewidth, tileheight];
  return Math.abs(along - 2 * side) <= 1 && Math.abs(across - Math.sqrt(3) * side) <= 1;
}

/** The distance from one row (column) to the next along the axis. */
function pitchOf({ axis, tileWidth, tileHeight, side }: HexGrid): number {
  return Math.floor(((axis === 'y' ? tileHeight : tileWidth) - side) / 2) + side;
}

function isShifted({ index }: HexGrid, line: number): boolean {
  return ((line & 1) === 1) === (index === 'odd');
}

/** The middle of a cell. */
export function centreOf(grid: HexGrid, [column, row]: ColumnRow): Pixel {
  const { axis, tileWidth, tileHeight } = grid;
  const pitch = pitchOf(grid);
  if (axis === 'y') {
    const shift = isShifted(grid, row) ? tileWidth / 2 : 0;
    return [column * tileWidth + tileWidth / 2 + shift, row * pitch + tileHeight / 2];
  }
  const shift = isShifted(grid, column) ? tileHeight / 2 : 0;
  return [column * pitch + tileWidth / 2, row * tileHeight + tileHeight / 2 + shift];
}

/** The six corners of a cell around its middle: corner d is where the side in direction d begins, clockwise. */
export function cornersAbout({ axis, tileWidth, tileHeight, side }: HexGrid): readonly Pixel[] {
  const [w, h, s] = [tileWidth / 2, tileHeight / 2, side / 2];
  return axis === 'y'
    ? [
        [0, -h],
        [w, -s],
        [w, s],
        [0, h],
        [-w, s],
        [-w, -s],
      ]
    : [
        [s, -h],
        [w, 0],
        [s, h],
        [-s, h],
        [-w, 0],
        [-s, -h],
      ];
}

/** Both ends of the side of a cell in a direction. */
export function hexsideEnds(grid: HexGrid, cell: ColumnRow, direction: number): readonly [Pixel, Pixel] {
  const [x, y] = centreOf(grid, cell);
  const corners = cornersAbout(grid);
  const end = (n: number): Pixel => {
    const [dx, dy] = nth(corners, n % 6);
    return [x + dx, y + dy];
  };
  return [end(direction), end(direction + 1)];
}

/** The axial position of a cell where cell 0, 0 is hex [0, 0]. */
export function axialOfCell({ axis, index }: HexGrid, [column, row]: ColumnRow): Axial {
  const half = (line: number) => (index === 'odd' ? line - (line & 1) : line + (line & 1)) / 2;
  return axis === 'y' ? [column - half(row), row] : [column, row - half(column)];
}

/** The cell of an axial position where cell 0, 0 is hex [0, 0]. */
export function cellOfAxial({ axis, index }: HexGrid, [q, r]: Axial): ColumnRow {
  const half = (line: number) => (index === 'odd' ? line - (line & 1) : line + (line & 1)) / 2;
  return axis === 'y' ? [q + half(r), r] : [q, r + half(q)];
}

/** A place in pixels as an axial one: whole numbers are middles, fractions lie between. */
export function axialOfPixel(grid: HexGrid, [x, y]: Pixel): Axial {
  const [cx, cy] = centreOf(grid, [0, 0]);
  if (grid.axis === 'y') {
    const r = (y - cy) / pitchOf(grid);
    return [(x - cx) / grid.tileWidth - r / 2, r];
  }
  const q = (x - cx) / pitchOf(grid);
  return [q, (y - cy) / grid.tileHeight - q / 2];
}

/** The place of an axial position in pixels. */
export function pixelOfAxial(grid: HexGrid, [q, r]: Axial): Pixel {
  const [cx, cy] = centreOf(grid, [0, 0]);
  return grid.axis === 'y'
    ? [cx + (q + r / 2) * grid.tileWidth, cy + r * pitchOf(grid)]
    : [cx + q * pitchOf(grid), cy + (r + q / 2) * grid.tileHeight];
}

/** The cell that holds a place, on the map or off it. */
export function cellAt(grid: HexGrid, [x, y]: Pixel): ColumnRow {
  const { axis, tileWidth, tileHeight } = grid;
  const pitch = pitchOf(grid);
  // Stretched back to regular hexes, a place belongs to the nearest middle.
  const [wide, high] =
    axis === 'y' ? [Math.sqrt(3) / tileWidth, 1.5 / pitch] : [1.5 / pitch, Math.sqrt(3) / tileHeight];
  const column = Math.floor(x / (axis === 'y' ? tileWidth : pitch));
  const row = Math.floor(y / (axis === 'y' ? pitch : tileHeight));
  const about = [-1, 0, 1].flatMap((dc) => [-1, 0, 1].map((dr): ColumnRow => [column + dc, row + dr]));
  const far = (cell: ColumnRow) => {
    const [cx, cy] = centreOf(grid, cell);
    return Math.hypot((cx - x) * wide, (cy - y) * high);
  };
  return about.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}

/** The neighbour of a cell in a direction. */
export function neighbourCell(grid: HexGrid, cell: ColumnRow, direction: number): ColumnRow {
  const [q, r] = axialOfCell(grid, cell);
  const [dq, dr] = nth(STEPS, direction);
  return cellOfAxial(grid, [q + dq, r + dr]);
}

/** A hexside of a cell. */
export interface CellSide {
  readonly cell: ColumnRow;
  readonly direction: Direction;
}

/** The hexside whose two ends lie within a quarter of a side of these two places, whichever comes first; null if none does. */
export function sideNear(grid: HexGrid, from: Pixel, to: Pixel): CellSide | null {
  const reach = grid.side / 4;
  const near = (a: Pixel, b: Pixel) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= reach;
  const cell = cellAt(grid, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  for (const direction of [0, 1, 2, 3, 4, 5] as const) {
    const [a, b] = hexsideEnds(grid, cell, direction);
    if ((near(a, from) && near(b, to)) || (near(a, to) && near(b, from))) return { cell, direction };
  }
  return null;
}
