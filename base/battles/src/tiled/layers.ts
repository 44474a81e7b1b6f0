import { plainWord } from '@linstock/ground';
import type { MapObject } from './file.ts';
import type { Pixel } from './hex-grid.ts';
import { flatLayers, type Layer, type ObjectLayer, type TiledMap, type TileLayer } from './map.ts';
import type { LayerName } from './words.ts';

/** The layers of ours on a map, by their names, and things on them in the map's own pixels. */

/** A layer of a hex map, or the ground of a table. */
type AnyLayer = LayerName | 'ground';

/** A layer of tiles by name, and how far it is moved. */
export interface FoundTiles {
  readonly layer: TileLayer;
  readonly dx: number;
  readonly dy: number;
}

/** An object on a layer, with its place. */
export interface DrawnObject {
  readonly object: MapObject;
  /** `object 12 of the layer "units"`, for sentences. */
  readonly where: string;
  /** Its place, or the middle of what has a size. */
  readonly at: Pixel;
  /** Its corners, turned as it is; empty if it has none. */
  readonly corners: readonly Pixel[];
}

type FoundLayer = {
  readonly layer: Exclude<Layer, { layers: unknown }>;
  readonly dx: number;
  readonly dy: number;
};

/** The one layer of a name, in whatever case it is written; undefined if there is none. Refuses two of one name. */
function layerNamed(map: TiledMap, name: AnyLayer): FoundLayer | undefined {
  const found = flatLayers(map.layers).filter(
    ({ layer }) => layer.type !== 'imagelayer' && plainWord(layer.name as string) === name,
  );
  if (found.length > 1)
    throw new RangeError(
      `The map has ${found.length} layers named "${name}"; expected one. Rename or delete the others.`,
    );
  return found[0];
}

/** A layer of tiles; undefined if the map has none of this name. */
export function tilesNamed(map: TiledMap, name: AnyLayer): FoundTiles | undefined {
  const found = layerNamed(map, name);
  if (found === undefined) return undefined;
  const { layer, dx, dy } = found;
  if (layer.type === 'tilelayer') return { layer, dx, dy };
  throw new RangeError(
    `The layer "${name}" is one of objects; expected tiles. Make a tile layer of this name.`,
  );
}

/** The objects on a layer; none if the map has no layer of this name. */
export function drawnOn(map: TiledMap, name: AnyLayer): DrawnObject[] {
  const found = layerNamed(map, name);
  if (found === undefined) return [];
  const { layer, dx, dy } = found;
  if (layer.type !== 'objectgroup')
    throw new RangeError(
      `The layer "${name}" is one of tiles; expected objects. Make an object layer of this name.`,
    );
  const ground = tilesNamed(map, 'terrain') ?? { dx: 0, dy: 0 };
  return (layer as ObjectLayer).objects.map((object) =>
    placed(map, object, name, [dx - ground.dx, dy - ground.dy]),
  );
}

/** An object in sentences: its name, or else its number, and its layer. */
export function describeObject({ name, id }: MapObject, layer: string): string {
  return `${name ? `"${name}"` : `object ${id ?? 'without a number'}`} of the layer "${layer}"`;
}

function placed(map: TiledMap, object: MapObject, layer: AnyLayer, [dx, dy]: Pixel): DrawnObject {
  const turned = ([x, y]: Pixel): Pixel => {
    const angle = ((object.rotation ?? 0) * Math.PI) / 180;
    const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos(angle), Math.sin(angle)];
    return [object.x + dx + x * cos - y * sin, object.y + dy + x * sin + y * cos];
  };
  const corners = (object.polygon ?? object.polyline ?? []).map(({ x, y }) => turned([x, y]));
  return {
    object,
    where: describeObject(object, layer),
    at: turned(middleOfObject(map, object)),
    corners,
  };
}

/** The anchor of a tile put on a map as an object, as parts of its width and height. */
const ANCHORS: Readonly<Record<string, Pixel>> = {
  ...{ topleft: [0, 0], top: [0.5, 0], topright: [1, 0] },
  ...{ left: [0, 0.5], center: [0.5, 0.5], right: [1, 0.5] },
  ...{ bottomleft: [0, 1], bottom: [0.5, 1], bottomright: [1, 1] },
};

/** The middle of an object from its anchor: its top left, except for tiles, whose sheet may say otherwise. */
function middleOfObject({ tilesets }: TiledMap, { gid, width = 0, height = 0 }: MapObject): Pixel {
  const sheet =
    gid === undefined ? undefined : tilesets.findLast(({ firstgid }) => firstgid <= (gid & 0x0fffffff));
  const [across, down] = sheet === undefined ? [0, 0] : (ANCHORS[String(sheet['objectalignment'])] ?? [0, 1]);
  return [width * (0.5 - across), height * (0.5 - down)];
}
