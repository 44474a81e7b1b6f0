import { plainWord, shownValue, wordList } from '@linstock/ground';
import type { MapObject, Property, Tile } from './file.ts';
import { pictureOf } from './gids.ts';
import { describeObject, drawnOn, tilesNamed } from './layers.ts';
import {
  cellsOf,
  flatLayers,
  type Layer,
  type ObjectLayer,
  type PlacedLayer,
  propertyOf,
  type TiledMap,
  tileOf,
  typeOf,
} from './map.ts';
import { sentence } from './properties.ts';
import { LAYERS, type LayerName, MAP, READ_PROPERTIES } from './words.ts';

/** The parts of a map that have no effect: a sentence for each, so that nothing is ignored silently. */

/** The parts of a hex map that have no effect. */
export function unreadOnHexes(tiled: TiledMap): string[] {
  return [
    ...unreadOnMap(tiled, Object.values(MAP)),
    ...unreadLayers(tiled, LAYERS),
    ...unreadTiles(tiled, 'terrain'),
    ...unreadTiles(tiled, 'height'),
    ...heightsOffTheMap(tiled),
    ...LAYERS.filter((name) => name !== 'terrain' && name !== 'height').flatMap((name) =>
      drawnOn(tiled, name).flatMap(({ object, where }) => [
        ...unreadProperties(object.properties, READ_PROPERTIES[name], where),
        ...unreadTurn(object, name, where),
      ]),
    ),
  ];
}

/** The properties of a map that have no effect. */
export function unreadOnMap(tiled: TiledMap, read: readonly string[]): string[] {
  return [
    ...unreadProperties(tiled.properties, read, 'the map'),
    ...(typeof tiled['class'] === 'string' && tiled['class'] !== ''
      ? [`The class "${tiled['class']}" of the map has no effect.`]
      : []),
  ];
}

/** Layers that are not read, and properties of layers. */
export function unreadLayers(tiled: TiledMap, read: readonly string[]): string[] {
  const layers = flatLayers(tiled.layers).flatMap(({ layer }) => unreadLayer(tiled, layer, read));
  const groups = groupsIn(tiled.layers).flatMap(({ name, properties }) =>
    unreadProperties(properties as readonly Property[] | undefined, [], `the group "${String(name)}"`),
  );
  return [...layers, ...groups];
}

function unreadLayer(tiled: TiledMap, layer: PlacedLayer['layer'], read: readonly string[]): string[] {
  const name = layer.name as string;
  const where = `the layer "${name}"`;
  if (layer.type === 'imagelayer')
    return [`${sentence(where)} is a picture and has no effect. Delete it when you are done with it.`];
  if (!read.includes(plainWord(name)))
    return [`${sentence(where)} is not read; those read are ${wordList(read)}. Rename it, or delete it.`];
  const said = layer.type === 'tilelayer' ? layer.kept : layer;
  const kind = said['class'];
  return [
    ...unreadProperties(said.properties as readonly Property[] | undefined, [], where),
    ...(typeof kind === 'string' && kind !== '' ? [`The class "${kind}" of ${where} has no effect.`] : []),
    ...otherSize(tiled, layer),
    ...hiddenOn(layer, where),
  ];
}

/** A layer or objects that Tiled does not show, and that count all the same. */
function hiddenOn(layer: PlacedLayer['layer'], where: string): string[] {
  const hidden = (what: string, one: string) =>
    `${sentence(what)} is hidden in Tiled and counts all the same. Show it, or delete ${one}.`;
  if (layer.type === 'tilelayer') return layer.kept['visible'] === false ? [hidden(where, 'it')] : [];
  const { objects } = layer as ObjectLayer;
  if (layer['visible'] === false && objects.length > 0) return [hidden(where, 'its objects')];
  return objects
    .filter((object) => object['visible'] === false)
    .map((object) => hidden(describeObject(object, String(layer.name)), 'it'));
}

/** Columns and rows of the map that its layer of tiles does not have. */
function otherSize(tiled: TiledMap, layer: PlacedLayer['layer']): string[] {
  if (layer.type !== 'tilelayer' || tiled.infinite === true) return [];
  const { width = tiled.width, height = tiled.height } = layer.kept;
  if (width === tiled.width && height === tiled.height) return [];
  return [
    `The map is said to be ${tiled.width} by ${tiled.height} cells and its layer "${layer.name}" is ${width} by ${height}; what is on the layer counts. Save the map again in Tiled.`,
  ];
}

function groupsIn(layers: readonly Layer[]): Extract<Layer, { type: 'group' }>[] {
  return layers.flatMap((layer) => (layer.type === 'group' ? [layer, ...groupsIn(layer.layers)] : []));
}

/** Properties that nothing reads. */
export function unreadProperties(
  properties: readonly Property[] = [],
  read: readonly string[],
  where: string,
): string[] {
  const names = properties.map(({ name }) => plainWord(name));
  return properties.flatMap(({ name }, i) => {
    if (names.indexOf(plainWord(name)) < i)
      return [`The property "${name}" of ${where} is there twice; the first one counts. Delete the other.`];
    if (read.some((each) => plainWord(each) === plainWord(name))) return [];
    return [`The property "${name}" of ${where} has no effect; properties read there: ${wordList(read)}.`];
  });
}

/** A point with a rotation, and a unit with a second name, have no effect. */
export function unreadTurn(
  { rotation = 0, gid, polygon, polyline, name = '', ...object }: MapObject,
  layer: LayerName,
  where: string,
): string[] {
  const isTurned = rotation % 360 !== 0 && gid === undefined && !polygon && !polyline;
  const remedy =
    layer === 'units'
      ? ' Set its property "facing".'
      : layer === 'labels'
        ? ' Set its property "bearing".'
        : '';
  const unit = layer === 'units' ? propertyOf(object, 'unit') : undefined;
  const isOther = typeof unit === 'string' && name !== '' && plainWord(unit) !== plainWord(name);
  return [
    ...(isTurned
      ? [`${sentence(where)} is turned by ${rotation} degrees, which has no effect.${remedy}`]
      : []),
    ...(isOther
      ? [
          `${sentence(where)} has another name than its property "unit", ${shownValue(unit)}, which counts. Correct one of them.`,
        ]
      : []),
  ];
}

/** The properties and rotations of painted tiles that have no effect. */
function unreadTiles(tiled: TiledMap, name: 'terrain' | 'height'): string[] {
  const found = tilesNamed(tiled, name);
  if (found === undefined) return [];
  const cells = cellsOf(found.layer);
  const turned = cells.filter(({ gid }) => pictureOf(gid) !== gid >>> 0);
  const [first] = turned;
  const used = new Map(cells.map(({ gid }) => [pictureOf(gid), gid]));
  return [
    ...(first === undefined
      ? []
      : [
          `${turned.length} ${turned.length === 1 ? 'tile' : 'tiles'} of the layer "${name}" are flipped or turned, the first at column ${first.column}, row ${first.row}, which has no effect.`,
        ]),
    ...[...used.values()].flatMap((gid) => {
      const tile = tileOf(tiled, gid);
      return tile === undefined ? [] : unreadTile(tile, name);
    }),
    ...movedApart(found, tilesNamed(tiled, 'terrain'), name),
  ];
}

function unreadTile(tile: Tile, name: 'terrain' | 'height'): string[] {
  const where = `tile ${tile.id} of the tileset`;
  const type = typeOf(tile);
  return [
    ...unreadProperties(tile.properties, READ_PROPERTIES[name], `${where}, painted on the layer "${name}",`),
    ...(name === 'height' && type !== '' && plainWord(type) !== 'level'
      ? [`The type "${type}" of ${where} has no effect on the layer "height"; its property "level" counts.`]
      : []),
  ];
}

type Offset = { readonly dx: number; readonly dy: number } | undefined;

/** Heights count by column and row, wherever their layer was moved. */
function movedApart(found: Offset, terrain: Offset, name: string): string[] {
  if (name !== 'height' || !found || !terrain) return [];
  if (found.dx === terrain.dx && found.dy === terrain.dy) return [];
  return [
    'The layer "height" is moved by an offset, which has no effect: its cells count by column and row.',
  ];
}

/** Heights if there is no ground, and ground whose own level another hides. */
function heightsOffTheMap(tiled: TiledMap): string[] {
  const [terrain, height] = (['terrain', 'height'] as const).map((name) => tilesNamed(tiled, name));
  if (!terrain || !height) return [];
  const ground = new Map(cellsOf(terrain.layer).map((cell) => [`${cell.column},${cell.row}`, cell.gid]));
  return cellsOf(height.layer).flatMap(({ column, row, gid }) => {
    const under = ground.get(`${column},${row}`);
    const where = `The tile at column ${column}, row ${row} of the layer "height"`;
    if (under === undefined)
      return [
        `${where} has no effect: there is no terrain. Paint some on the layer "terrain", or delete it.`,
      ];
    const own = propertyOf(tileOf(tiled, under) ?? {}, 'level');
    const level = propertyOf(tileOf(tiled, gid) ?? {}, 'level');
    return own === undefined || own === level
      ? []
      : [
          `${where} is on level ${String(level)}, and the terrain there on level ${String(own)}; the layer "height" counts.`,
        ];
  });
}
