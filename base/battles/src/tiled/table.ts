import type { DrawnPiece, DrawnStand, DrawnTable, InchSpot } from '@linstock/ground';
import type { MapObject, Property } from './file.ts';
import type { Pixel } from './hex-grid.ts';
import { type Drawn, drawnOn } from './layers.ts';
import { propertyOf, type TiledMap } from './map.ts';
import { TABLE_PROPERTY } from './read.ts';
import { numberOf, pairOn, property, refuseForm, textOf, textOn, wordOf } from './said.ts';
import { FORMAT, MAP } from './words.ts';

/** Tables without hexes as maps of Tiled: things on two layers of objects, a hundred pixels an inch, a square of the grid an inch. */

const INCH = 100;
/** Inches of the table from west to east and from south to north. */
const SIZE = 'linstock-size';

/** Draws a table as a map of Tiled: the ground in the order it is laid, and all who stand there. */
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
    ...{ width: Math.ceil(drawn.width), height: Math.ceil(drawn.height), tilewidth: INCH, tileheight: INCH },
    nextlayerid: layers.length + 1,
    nextobjectid: next,
    properties: [
      property(MAP.battle, drawn.battle),
      property(MAP.format, FORMAT),
      property(SIZE, `${drawn.width},${drawn.height}`),
      property(TABLE_PROPERTY, true),
      property(MAP.rules, drawn.rules),
    ],
    tilesets: [],
    layers,
  };
}

/** Pixels go down and inches up; a tenth of a pixel is a thousandth of an inch. */
function pixelOf({ height }: DrawnTable, [x, y]: InchSpot): Pixel {
  const tenths = (inches: number) => Math.round(inches * INCH * 10) / 10 + 0;
  return [tenths(x), tenths(height - y)];
}

function spotOf(height: number, [x, y]: Pixel): InchSpot {
  const thousandths = (pixels: number) => Math.round(pixels * 10) / (INCH * 10) + 0;
  return [thousandths(x), thousandths(height * INCH - y)];
}

type Thing = Omit<MapObject, 'id'>;

function thing(name: string, type: string, [x, y]: Pixel, more: object): Thing {
  return { name, type, x, y, width: 0, height: 0, rotation: 0, visible: true, ...more };
}

function thingsOf(table: DrawnTable, { id, kind, is, corners, holes, says }: DrawnPiece): Thing[] {
  const said = Object.entries(says).map(([name, value]) => property(name, value));
  const drawnAs = (shape: string, spots: readonly InchSpot[], properties: readonly Property[]) => {
    const places = spots.map((spot) => pixelOf(table, spot));
    const [x, y] = places[0] as Pixel;
    return thing(id, kind, [x, y], {
      [shape]: places.map(([px, py]) => ({ x: px - x, y: py - y })),
      properties,
    });
  };
  return [
    drawnAs(is === 'poly' ? 'polygon' : 'polyline', corners, said),
    ...holes.map((hole) => drawnAs('polygon', hole, [property('hole', true)])),
  ];
}

function standThing(table: DrawnTable, { unit, side, kind, at, facing }: DrawnStand): Thing {
  const properties = [
    ...(facing === null ? [] : [property('facing', facing)]),
    property('side', side),
    property('unit', unit),
  ];
  return thing(unit, kind, pixelOf(table, at), { point: true, properties });
}

/** Whether a map is one of a table without hexes. */
export function isTable(tiled: TiledMap): boolean {
  return tiled.orientation === 'orthogonal' && propertyOf(tiled, TABLE_PROPERTY) === true;
}

/** The table that a map of Tiled shows. Refuses, in a sentence, a map that does not say what it is of, or how large. */
export function tableOn(tiled: TiledMap): DrawnTable {
  refuseForm(tiled);
  const [width, height] = pairOn(tiled, SIZE);
  if (width <= 0 || height <= 0)
    throw new RangeError(
      `The map's property "${SIZE}" is "${width},${height}"; expected inches above 0, such as "72,48". Correct it.`,
    );
  const ground = drawnOn(tiled, 'ground');
  const isHole = ({ object }: Drawn) => propertyOf(object, 'hole') === true;
  const holes = ground.filter(isHole);
  return {
    battle: textOn(tiled, MAP.battle),
    rules: textOn(tiled, MAP.rules),
    width,
    height,
    pieces: ground.filter((each) => !isHole(each)).map((each) => pieceOf(each, holes, height)),
    stands: drawnOn(tiled, 'units').map((each) => {
      const at = spotOf(height, each.at);
      if (at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height)
        throw new RangeError(`${each.where} stands off the table. Move it onto the table.`);
      return {
        unit: textOf(each, 'unit'),
        side: textOf(each, 'side'),
        kind: wordOf(each, 'infantry'),
        at,
        facing: numberOf(each, 'facing'),
      };
    }),
  };
}

function pieceOf(drawn: Drawn, holes: readonly Drawn[], height: number): DrawnPiece {
  const { object, corners, where } = drawn;
  const id = object.name ?? '';
  if (id === '' || corners.length < 2)
    throw new RangeError(
      `${where} is no piece of ground: expected a polygon or a polyline with a name. Draw it so, name it, or delete it.`,
    );
  const own = holes.filter(({ object: hole }) => hole.name === id);
  const spots = (places: readonly Pixel[]) => places.map((place) => spotOf(height, place));
  return {
    id,
    kind: wordOf(drawn, 'woods or road'),
    is: object.polygon ? 'poly' : 'line',
    corners: spots(corners),
    holes: own.map((hole) => spots(hole.corners)),
    says: Object.fromEntries(
      (object.properties ?? []).map(({ name, value }) => [name, scalarOf(value, name, where)]),
    ),
  };
}

function scalarOf(value: unknown, name: string, where: string): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  throw new RangeError(
    `The property "${name}" of ${where} is ${JSON.stringify(value)}; expected a text, a number or yes or no. Correct it.`,
  );
}
