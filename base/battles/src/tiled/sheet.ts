import { type HexMap, terrainOf, WAYS } from '@linstock/ground';
import { need, nth } from '@linstock/kernel';
import type { Property, Tileset } from './file.ts';
import { type Colour, pngOf } from './png.ts';

/** The sheet of tiles that our maps are painted with: one for each ground, one for each level. */

/** The sheet's picture is next to the map, in a file of this name by default. */
export const SHEET_PICTURE = 'linstock-terrain.png';

/** Pixels of a tile: a regular hex of 32 a side, corner up. */
export const TILE = { width: 56, height: 64, side: 32 } as const;

const COLUMNS = 8;
const MAX_LEVELS = 9;

/** The properties of a hex's tile. */
export interface TileGround {
  readonly terrain: string;
  readonly impassable: boolean;
  /** The ways through it, by name, with blanks between: `road creek`. */
  readonly ways: string;
}

/** The words of the ways that run through a hex. */
export function describeWays(map: HexMap, hex: number): string {
  const ways = nth(map.ways, hex);
  return Object.keys(WAYS)
    .filter((word) => (ways & WAYS[word as keyof typeof WAYS]) !== 0)
    .join(' ');
}

/** The tile of a hex. */
export function groundOf(map: HexMap, hex: number): TileGround {
  return {
    terrain: terrainOf(map, hex),
    impassable: map.impassable[hex] === 1,
    ways: describeWays(map, hex),
  };
}

const keyOf = ({ terrain, impassable, ways }: TileGround): string => `${terrain}|${impassable}|${ways}`;

/** A sheet for a map: what each tile is, and which tile a hex and a level have. */
export interface Sheet {
  readonly tileset: Tileset;
  readonly gidOf: (ground: TileGround) => number;
  /** 0, no tile, for level 0. */
  readonly gidOfLevel: (level: number) => number;
  /** The picture, as the bytes of a PNG. */
  readonly picture: () => Promise<Uint8Array>;
}

/** The sheet of a map: every ground it has, and plain ground of every other word a painter may want. */
export function sheetOf(map: HexMap, terrains: readonly string[]): Sheet {
  const plain = terrains.map((terrain) => ({ terrain, impassable: false, ways: '' }));
  const found = Array.from({ length: map.count }, (_, hex) => groundOf(map, hex));
  const grounds = [...new Map([...plain, ...found].map((each) => [keyOf(each), each])).values()];
  const numbers = new Map(grounds.map((each, id) => [keyOf(each), id]));
  const levels = Math.max(MAX_LEVELS, ...map.level);
  const count = grounds.length + levels;
  const rows = Math.ceil(count / COLUMNS);
  const size = { width: COLUMNS * TILE.width, height: rows * TILE.height };
  const tiles = [
    ...grounds.map((ground, id) => tileOfGround(id, ground)),
    ...Array.from({ length: levels }, (_, i) => ({
      id: grounds.length + i,
      type: 'level',
      properties: [{ name: 'level', type: 'int', value: i + 1 }],
    })),
  ];
  return {
    tileset: {
      ...{ firstgid: 1, name: 'linstock-terrain', columns: COLUMNS, margin: 0, spacing: 0 },
      ...{ imagewidth: size.width, imageheight: size.height },
      ...{ tilecount: rows * COLUMNS, tilewidth: TILE.width, tileheight: TILE.height, tiles },
    },
    gidOf: (ground) => 1 + need(numbers, keyOf(ground)),
    gidOfLevel: (level) => (level === 0 ? 0 : grounds.length + level),
    picture: () =>
      pngOf(size.width, size.height, (x, y) => {
        const tile = Math.floor(y / TILE.height) * COLUMNS + Math.floor(x / TILE.width);
        const [px, py] = [(x % TILE.width) + 0.5 - TILE.width / 2, (y % TILE.height) + 0.5 - TILE.height / 2];
        const ground = grounds[tile];
        if (ground) return colourIn(ground, px, py);
        return tile < count ? levelColour(tile - grounds.length + 1, px, py) : NOTHING;
      }),
  };
}

function tileOfGround(id: number, { terrain, impassable, ways }: TileGround) {
  const properties: Property[] = [];
  if (impassable) properties.push({ name: 'impassable', type: 'bool', value: true });
  if (ways !== '') properties.push({ name: 'ways', type: 'string', value: ways });
  return { id, type: terrain, ...(properties.length > 0 && { properties }) };
}

const NOTHING: Colour = [0, 0, 0, 0];
const INK: Colour = [60, 50, 40, 255];
const ROAD: Colour = [160, 110, 60, 255];
const WATER: Colour = [70, 120, 170, 255];

/** By a part of the word; the first match counts. */
const TINTS: readonly (readonly [part: string, colour: Colour])[] = [
  ['heavy', [88, 120, 74, 255]],
  ['light', [140, 166, 112, 255]],
  ['wood', [164, 184, 130, 255]],
  ['orchard', [170, 180, 110, 255]],
  ['swamp', [122, 150, 140, 255]],
  ['marsh', [122, 150, 140, 255]],
  ['water', WATER],
  ['field', [214, 198, 140, 255]],
  ['crop', [206, 184, 110, 255]],
  ['plough', [184, 156, 116, 255]],
  ['building', [170, 110, 100, 255]],
  ['boulder', [168, 164, 158, 255]],
  ['quarry', [150, 146, 140, 255]],
  ['', [232, 226, 204, 255]],
];

/** Pixels inside the rim of a tile's hex at a place about its middle; below 0 outside. */
function depthAt(x: number, y: number): number {
  const across = TILE.width / 2 - Math.abs(x);
  const slope = (TILE.height - TILE.side) / TILE.width;
  const down = (TILE.height / 2 - Math.abs(y) - Math.abs(x) * slope) / Math.hypot(1, slope);
  return Math.min(across, down);
}

function colourIn({ terrain, impassable, ways }: TileGround, x: number, y: number): Colour {
  const depth = depthAt(x, y);
  if (depth < 0) return NOTHING;
  if (depth < 1 || (impassable && Math.abs(x - y) % 12 < 2)) return INK;
  // Small marks, below the middle. The layer of roads draws their direction.
  if (ways.includes('creek') && Math.abs(y - 18) < 2 && Math.abs(x) < 10) return WATER;
  if (ways.includes('road') && Math.hypot(x, y - 10) < 3) return ROAD;
  return (TINTS.find(([part]) => terrain.includes(part)) as (typeof TINTS)[number])[1];
}

/** A level is as many bars, see-through except them. */
function levelColour(level: number, x: number, y: number): Colour {
  if (depthAt(x, y) < 0) return NOTHING;
  const bar = Math.floor((y + TILE.height / 4) / 4);
  const isBar = bar >= 0 && bar < level && (y + TILE.height / 4) % 4 < 2 && Math.abs(x) < 12;
  return isBar ? INK : [120, 80, 40, Math.min(200, 30 + level * 25)];
}
