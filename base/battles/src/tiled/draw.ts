import {
  type Axial,
  axialOf,
  type DrawnBattle,
  type DrawnUnit,
  type DrawnZone,
  type HexMap,
  onSide,
  type PlaceName,
  placeInHexes,
  STEPS,
} from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { MapObject, Property } from './file.ts';
import {
  type ColumnRow,
  cellOfAxial,
  centreOf,
  type HexGrid,
  hexsideEnds,
  type Pixel,
  pixelOfAxial,
} from './hex-grid.ts';
import { chainPieces, isHole, type Piece, ringsOf } from './lines.ts';
import type { Layer, TiledMap } from './map.ts';
import { writeProperty } from './properties.ts';
import { groundOf, SHEET_PICTURE, type Sheet, sheetOf, TILE } from './sheet.ts';
import { FORMAT, LAYERS, type LayerName, MAP, ROADS } from './words.ts';

/** A map of Tiled with its picture. */
export interface TiledBattle {
  readonly map: TiledMap;
  /** The bytes of the PNG that the map's sheet of tiles names. */
  readonly picture: () => Promise<Uint8Array>;
}

/** A battle being drawn: the place of each hex in pixels. */
interface MapInProgress {
  readonly drawn: DrawnBattle;
  readonly grid: HexGrid;
  /** The hex that is cell 0, 0. */
  readonly first: Axial;
  readonly columns: number;
  readonly rows: number;
  readonly sheet: Sheet;
}

/** A thing to be drawn: ids are given when all are there. */
type UnnumberedObject = Omit<MapObject, 'id'>;

/**
 * Draws a battle as a map of Tiled: terrain, height, roads, hexsides, zones, objectives, labels and units, each on its
 * layer.
 * @param picture the file next to the map that holds the picture of its tiles
 */
export function tiledOf(drawn: DrawnBattle, picture = SHEET_PICTURE): TiledBattle {
  const drawing = laidOut(drawn);
  const { grid, columns, rows, sheet } = drawing;
  const things: Readonly<Record<Exclude<LayerName, 'terrain' | 'height'>, readonly UnnumberedObject[]>> = {
    roads: linesOn(drawing, (word) => ROADS.includes(word)),
    hexsides: linesOn(drawing, (word) => !ROADS.includes(word)),
    zones: drawn.zones.flatMap((zone) => zoneOf(drawing, zone)),
    objectives: structuresOf(drawing),
    labels: drawn.labels.map((name) => labelOf(drawing, name)),
    units: drawUnits(drawing),
  };
  let next = 1;
  const layers = LAYERS.map((name, i): Layer => {
    const layer = { id: i + 1, name, x: 0, y: 0, visible: true, opacity: name === 'height' ? 0.5 : 1 };
    if (name === 'terrain' || name === 'height') return tilesOf(drawing, name, layer);
    const objects = things[name].map((thing) => ({ ...thing, id: next++ }) as MapObject);
    return { ...layer, type: 'objectgroup', color: COLOURS[name], draworder: 'index', objects };
  });
  const map: TiledMap = {
    ...{ type: 'map', version: '1.10', tiledversion: '1.11.0', compressionlevel: -1 },
    ...{ orientation: 'hexagonal', renderorder: 'right-down', infinite: false, width: columns, height: rows },
    ...{ tilewidth: grid.tileWidth, tileheight: grid.tileHeight, hexsidelength: grid.side },
    ...{ staggeraxis: grid.axis, staggerindex: grid.index },
    nextlayerid: layers.length + 1,
    nextobjectid: next,
    properties: mapProperties(drawing),
    tilesets: [{ ...sheet.tileset, image: picture }],
    layers,
  };
  return { map, picture: sheet.picture };
}

/** The colour that Tiled uses for the things of a layer. */
const COLOURS: Readonly<Record<Exclude<LayerName, 'terrain' | 'height'>, string>> = {
  roads: '#8c5a28',
  hexsides: '#1e5aa0',
  zones: '#b43232',
  objectives: '#5a2882',
  labels: '#3c3228',
  units: '#14325a',
};

function laidOut(drawn: DrawnBattle): MapInProgress {
  const { map } = drawn;
  const { q, r } = map;
  const north = Math.min(...r);
  const column = (hex: number) => nth(q, hex) + Math.floor((nth(r, hex) - north) / 2);
  const across = Array.from(q, (_, hex) => column(hex));
  const west = Math.min(...across);
  return {
    drawn,
    grid: { axis: 'y', index: 'odd', tileWidth: TILE.width, tileHeight: TILE.height, side: TILE.side },
    first: [west, north],
    columns: Math.max(...across) - west + 1,
    rows: Math.max(...r) - north + 1,
    sheet: sheetOf(map, drawn.terrains),
  };
}

function mapProperties({ drawn: { map, battle, rules, facings }, first }: MapInProgress): Property[] {
  const { yardsPerHex, bearing, origin } = map.layout;
  return [
    writeProperty(MAP.battle, battle),
    writeProperty(MAP.facings, facings),
    writeProperty(MAP.firstHex, first.join(',')),
    writeProperty(MAP.format, FORMAT),
    writeProperty(MAP.origin, `${origin.x},${origin.y}`),
    writeProperty(MAP.sides, map.sideWords.join(',')),
    writeProperty(MAP.north, bearing),
    writeProperty(MAP.rules, rules),
    writeProperty(MAP.yardsPerHex, yardsPerHex),
  ];
}

function cellOf({ grid, first }: MapInProgress, [q, r]: Axial): ColumnRow {
  return cellOfAxial(grid, [q - first[0], r - first[1]]);
}

function tilesOf(drawing: MapInProgress, name: 'terrain' | 'height', layer: { name: string }): Layer {
  const { drawn, columns: width, rows: height, sheet } = drawing;
  const { map } = drawn;
  const gids = new Uint32Array(width * height);
  for (let hex = 0; hex < map.count; hex++) {
    const [column, row] = cellOf(drawing, axialOf(map, hex));
    gids[row * width + column] =
      name === 'terrain' ? sheet.gidOf(groundOf(map, hex)) : sheet.gidOfLevel(nth(map.level, hex));
  }
  return {
    ...{ type: 'tilelayer', name },
    chunks: [{ x: 0, y: 0, width, height, gids }],
    kept: { ...layer, type: 'tilelayer', width, height },
  };
}

/** A thing at a place; its points, if it has any, about that. */
function thing(type: string, name: string, [x, y]: Pixel, more: object): UnnumberedObject {
  return { name, type, x, y, width: 0, height: 0, rotation: 0, visible: true, ...more };
}

/** A line or an outline, from its first corner. */
function shape(
  kind: 'polyline' | 'polygon',
  type: string,
  name: string,
  corners: readonly Pixel[],
  more = {},
): UnnumberedObject {
  const [x, y] = nth(corners, 0);
  return thing(type, name, [x, y], {
    [kind]: corners.map(([cx, cy]) => ({ x: cx - x, y: cy - y })),
    ...more,
  });
}

/** The things on hexsides, each word's pieces joined: a road from middle to middle, a fence along the sides. */
function linesOn(drawing: MapInProgress, wanted: (word: string) => boolean): UnnumberedObject[] {
  const { map } = drawing.drawn;
  return map.sideWords.filter(wanted).flatMap((word) => {
    const pieces = sidesWith(map, word).map(([hex, direction]) => pieceOf(drawing, word, hex, direction));
    return chainPieces(pieces).map((line) => shape('polyline', word, '', line));
  });
}

/** The hexsides with a word, each once. */
function sidesWith(map: HexMap, word: string): (readonly [hex: number, direction: number])[] {
  return Array.from({ length: map.count * 6 }, (_, side) => [Math.floor(side / 6), side % 6] as const).filter(
    ([hex, direction]) => {
      const beyond = nth(map.neighbours, hex * 6 + direction);
      return onSide(map, hex, direction, word) && (beyond === -1 || hex < beyond);
    },
  );
}

function pieceOf(drawing: MapInProgress, word: string, hex: number, direction: number): Piece {
  const [q, r] = axialOf(drawing.drawn.map, hex);
  const cell = cellOf(drawing, [q, r]);
  if (!ROADS.includes(word)) return hexsideEnds(drawing.grid, cell, direction);
  const [dq, dr] = nth(STEPS, direction);
  return [centreOf(drawing.grid, cell), centreOf(drawing.grid, cellOf(drawing, [q + dq, r + dr]))];
}

/** A zone as outlines of its hexes; the rim of a hole in it says that it is one. */
function zoneOf(drawing: MapInProgress, { kind, name, side, hexes }: DrawnZone): UnnumberedObject[] {
  const inside = new Set(hexes.map(String));
  const bounds = hexes.flatMap(([q, r]) =>
    STEPS.flatMap(([dq, dr], direction) =>
      inside.has(String([q + dq, r + dr]))
        ? []
        : [hexsideEnds(drawing.grid, cellOf(drawing, [q, r]), direction)],
    ),
  );
  return ringsOf(bounds).map((ring) => {
    const properties = [writeProperty('side', side), ...(isHole(ring) ? [writeProperty('hole', true)] : [])];
    return shape('polygon', kind, name, ring, { properties });
  });
}

function structuresOf(drawing: MapInProgress): UnnumberedObject[] {
  const { map } = drawing.drawn;
  return map.structure.flatMap((kind, hex) => {
    if (kind === null) return [];
    const at = centreOf(drawing.grid, cellOf(drawing, axialOf(map, hex)));
    return [thing('structure', kind, at, { point: true })];
  });
}

function labelOf(
  { drawn, grid, first }: MapInProgress,
  { text, kind, at, bearing }: PlaceName,
): UnnumberedObject {
  const [q, r] = placeInHexes(drawn.map.layout, ...at);
  const place = pixelOfAxial(grid, [q - first[0], r - first[1]]);
  return thing(kind, text, place, { point: true, properties: [writeProperty('bearing', bearing)] });
}

/** The distance from the middle of a shared hex to each of its units, so that each can be grabbed. */
const UNIT_OFFSET_PX = 10;

function drawUnits(drawing: MapInProgress): UnnumberedObject[] {
  const { units } = drawing.drawn;
  return units.map((each) => {
    const sharing = units.filter(({ hex }) => String(hex) === String(each.hex));
    const [x, y] = centreOf(drawing.grid, cellOf(drawing, each.hex));
    const angle = (2 * Math.PI * sharing.indexOf(each)) / sharing.length;
    const apart = sharing.length === 1 ? 0 : UNIT_OFFSET_PX;
    const at: Pixel = [Math.round(x + apart * Math.sin(angle)), Math.round(y - apart * Math.cos(angle))];
    return thing(each.kind, each.unit, at, { point: true, properties: unitProperties(each) });
  });
}

function unitProperties({ unit, side, facing, strength, formation }: DrawnUnit): Property[] {
  return [
    ...(facing === null ? [] : [writeProperty('facing', facing)]),
    ...(formation === null ? [] : [writeProperty('formation', formation)]),
    writeProperty('side', side),
    ...(strength === null ? [] : [writeProperty('strength', strength)]),
    writeProperty('unit', unit),
  ];
}
