import type { DrawnPiece, DrawnStand, DrawnTable, InchSpot } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { MapObject, Property } from './file.ts';
import type { Pixel } from './hex-grid.ts';
import { MAX_SIDE_INCHES, PIXELS_PER_INCH, spotOf } from './inches.ts';
import { type DrawnObject, drawnOn } from './layers.ts';
import { propertyOf, type TiledMap } from './map.ts';
import { offTableNotices, piecesOn } from './pieces.ts';
import { numberOf, pairOn, sentence, subjectOf, textOf, wordOf, writeProperty } from './properties.ts';
import { TABLE_PROPERTY } from './read.ts';
import { unreadLayers, unreadOnMap, unreadProperties, unreadTurn } from './unread.ts';
import { FORMAT, MAP, TABLE_LAYERS } from './words.ts';

/** Tables without hexes as maps of Tiled: things on two layers of objects, a hundred pixels an inch, a square of the grid an inch. */

/** Inches of the table from west to east and from south to north. */
const SIZE = 'linstock-size';

/** Draws a table as a map of Tiled: the ground in its order, and all units on it. */
export function tiledOfTable(drawn: DrawnTable): TiledMap {
  const things = [
    drawn.pieces.flatMap((piece) => thingsOf(drawn, piece)),
    drawn.stands.map((each) => standThing(drawn, each)),
  ];
  let next = 1;
  const layers = things.map((objects, i) => ({
    ...{ id: i + 1, name: i === 0 ? ('ground' as const) : ('units' as const), type: 'objectgroup' as const },
    ...{ x: 0, y: 0, visible: true, opacity: 1, draworder: 'index' },
    objects: objects.map((object) => ({ ...object, id: next++ }) as MapObject),
  }));
  return {
    ...{ type: 'map', version: '1.10', tiledversion: '1.11.0', compressionlevel: -1 },
    ...{ orientation: 'orthogonal', renderorder: 'right-down', infinite: false },
    ...{
      width: Math.ceil(drawn.width),
      height: Math.ceil(drawn.height),
      tilewidth: PIXELS_PER_INCH,
      tileheight: PIXELS_PER_INCH,
    },
    nextlayerid: layers.length + 1,
    nextobjectid: next,
    properties: [
      writeProperty(MAP.battle, drawn.battle),
      writeProperty(MAP.format, FORMAT),
      writeProperty(SIZE, `${drawn.width},${drawn.height}`),
      writeProperty(TABLE_PROPERTY, true),
      writeProperty(MAP.rules, drawn.rules),
    ],
    tilesets: [],
    layers,
  };
}

/** Pixels go down and inches up; a tenth of a pixel is a thousandth of an inch. */
function pixelOf({ height }: DrawnTable, [x, y]: InchSpot): Pixel {
  const tenths = (inches: number) => Math.round(inches * PIXELS_PER_INCH * 10) / 10 + 0;
  return [tenths(x), tenths(height - y)];
}

type UnnumberedObject = Omit<MapObject, 'id'>;

function thing(name: string, type: string, [x, y]: Pixel, more: object): UnnumberedObject {
  return { name, type, x, y, width: 0, height: 0, rotation: 0, visible: true, ...more };
}

function thingsOf(table: DrawnTable, { id, kind, is, corners, holes, says }: DrawnPiece): UnnumberedObject[] {
  const said = Object.entries(says).map(([name, value]) => writeProperty(name, value));
  const drawnAs = (shape: string, spots: readonly InchSpot[], properties: readonly Property[]) => {
    const places = spots.map((spot) => pixelOf(table, spot));
    const [x, y] = nth(places, 0);
    return thing(id, kind, [x, y], {
      [shape]: places.map(([px, py]) => ({ x: px - x, y: py - y })),
      properties,
    });
  };
  return [
    drawnAs(is === 'poly' ? 'polygon' : 'polyline', corners, said),
    ...holes.map((hole) => drawnAs('polygon', hole, [writeProperty('hole', true)])),
  ];
}

function standThing(table: DrawnTable, { unit, side, kind, at, facing }: DrawnStand): UnnumberedObject {
  const properties = [
    ...(facing === null ? [] : [writeProperty('facing', facing)]),
    writeProperty('side', side),
    writeProperty('unit', unit),
  ];
  return thing(unit, kind, pixelOf(table, at), { point: true, properties });
}

/** True if a map is one of a table without hexes. */
export function isTable(tiled: TiledMap): boolean {
  return tiled.orientation === 'orthogonal' && propertyOf(tiled, TABLE_PROPERTY) === true;
}

/** A table read off a map of Tiled. */
export interface ReadTable {
  readonly drawn: DrawnTable;
  /** A sentence for each drawn thing that has no effect. */
  readonly notices: readonly string[];
}

/**
 * The table that a map of Tiled shows. Refuses, in a sentence, a map without a size, ground of a kind or
 * shape that the battle does not know, and units off the table.
 * @param known the battle that the map names, as it comes with Linstock
 */
export function tableOn(tiled: TiledMap, known: DrawnTable): ReadTable {
  const [width, height] = sizeOn(tiled);
  const ground = drawnOn(tiled, 'ground');
  const pieces = piecesOn(ground, { width, height }, known.kinds);
  return {
    drawn: {
      ...subjectOf(tiled),
      ...{ width, height, kinds: known.kinds, pieces },
      stands: drawnOn(tiled, 'units').map((each) => standOn(each, width, height)),
    },
    notices: [
      ...unreadOnMap(
        tiled,
        [...Object.values(MAP), SIZE, TABLE_PROPERTY].filter((name) => !HEX_ONLY.has(name)),
      ),
      ...unreadLayers(tiled, TABLE_LAYERS),
      ...otherGrid(tiled, width, height),
      ...offTableNotices(ground, width, height),
      ...drawnOn(tiled, 'units').flatMap(({ object, where }) => [
        ...unreadProperties(object.properties, STAND_PROPERTIES, where),
        ...unreadTurn(object, 'units', where),
      ]),
    ],
  };
}

/** The texts that only hex maps have. */
const HEX_ONLY: ReadonlySet<string> = new Set([
  ...[MAP.yardsPerHex, MAP.north, MAP.origin, MAP.firstHex, MAP.sides, MAP.facings],
]);

const STAND_PROPERTIES = ['unit', 'side', 'facing'];

function sizeOn(tiled: TiledMap): readonly [width: number, height: number] {
  const size = pairOn(tiled, SIZE);
  if (size.every((each) => each >= 12 && each <= MAX_SIDE_INCHES)) return size;
  throw new RangeError(
    `The map's property "${SIZE}" is "${size.join(',')}"; expected inches from 12 to ${MAX_SIDE_INCHES}, such as "72,48". Correct it.`,
  );
}

/** The grid's squares are not inches, or it is not a table's grid: pixels count, a hundred to an inch. */
function otherGrid(tiled: TiledMap, width: number, height: number): string[] {
  const grid = [tiled.width, tiled.height, tiled.tilewidth, tiled.tileheight].join(', ');
  if (grid === [Math.ceil(width), Math.ceil(height), PIXELS_PER_INCH, PIXELS_PER_INCH].join(', ')) return [];
  return [
    `The grid of this map is not ${Math.ceil(width)} by ${Math.ceil(height)} squares of ${PIXELS_PER_INCH} pixels, which has no effect: the property "${SIZE}" counts, and ${PIXELS_PER_INCH} pixels are an inch.`,
  ];
}

function standOn(drawn: DrawnObject, width: number, height: number): DrawnStand {
  const at = spotOf(height, drawn.at);
  if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height)
    throw new RangeError(`${sentence(drawn.where)} stands off the table. Move it onto the table.`);
  return {
    unit: textOf(drawn, 'unit'),
    side: textOf(drawn, 'side'),
    kind: wordOf(drawn, 'infantry'),
    at,
    facing: degreesOf(drawn),
    where: drawn.where,
  };
}

/** Degrees a stand faces; null if it does not say. */
function degreesOf(drawn: DrawnObject): number | null {
  const facing = numberOf(drawn, 'facing');
  if (facing === null || (facing >= -360 && facing <= 360)) return facing;
  throw new RangeError(
    `The property "facing" of ${drawn.where} is ${facing}; expected degrees from -360 to 360. Correct it.`,
  );
}
