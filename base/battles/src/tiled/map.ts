import { plainWord } from '@linstock/ground';
import type { GroupFile, LayerFile, MapFile, MapObject, Property, Tile, TileLayerFile } from './file.ts';
import { pictureOf } from './gids.ts';

/** The fields of an object except some keys; fields that this program does not know are included. */
type Without<T, K> = { readonly [P in keyof T as P extends K ? never : P]: T[P] };

/** A map of Tiled, read: as its file has it except the layers of tiles, which are unpacked. */
export type TiledMap = Without<MapFile, 'layers'> & { readonly layers: readonly Layer[] };

/** Tiles, unpacked. */
export interface TileLayer {
  readonly type: 'tilelayer';
  readonly name: string;
  /** One for the whole of a finite map; as many as Tiled cares for of an infinite one. */
  readonly chunks: readonly Chunk[];
  /** The other properties of the layer in the file. */
  readonly kept: Without<TileLayerFile, 'data' | 'chunks' | 'encoding' | 'compression'>;
}

/** A rectangle of tiles; its first column and row may lie before those of the map where the map is infinite. */
export interface Chunk {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gids: Uint32Array;
}

/** Layers put together. */
export type Group = Without<GroupFile, 'layers'> & { readonly layers: readonly Layer[] };

/** Things drawn. */
export type ObjectLayer = Extract<LayerFile, { type: 'objectgroup' }>;

/** A layer of a map. */
export type Layer = TileLayer | Group | ObjectLayer | Extract<LayerFile, { type: 'imagelayer' }>;

/** The value that was written on something under a name, in any case; or undefined. */
export function propertyOf(
  { properties }: { readonly properties?: readonly Property[] | undefined },
  name: string,
): unknown {
  return properties?.find((each) => plainWord(each.name) === plainWord(name))?.value;
}

/** The type of an object or tile, by whichever name its file has for that; empty without one. */
export function typeOf({ type, class: alsoType }: Pick<MapObject, 'type' | 'class'>): string {
  return type || alsoType || '';
}

/** A cell of a layer with a tile. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly gid: number;
}

/** The cells of a layer that hold a tile, row by row from the top left. */
export function cellsOf({ chunks }: TileLayer): Cell[] {
  return chunks
    .flatMap(({ x, y, width, gids }) =>
      Array.from(gids, (gid, i) => ({ column: x + (i % width), row: y + Math.floor(i / width), gid })),
    )
    .filter(({ gid }) => pictureOf(gid) !== 0)
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The sheet's properties of the tile of a gid; undefined if it has none. */
export function tileOf({ tilesets }: Pick<MapFile, 'tilesets'>, gid: number): Tile | undefined {
  const picture = pictureOf(gid);
  const sheet = tilesets.reduce<MapFile['tilesets'][number] | undefined>(
    (best, each) => (each.firstgid <= picture && each.firstgid > (best?.firstgid ?? 0) ? each : best),
    undefined,
  );
  return sheet?.tiles?.find(({ id }) => id === picture - sheet.firstgid);
}

/** A layer that is no group, and how far its groups and itself are moved, in pixels. */
export interface PlacedLayer {
  readonly layer: Exclude<Layer, Group>;
  readonly dx: number;
  readonly dy: number;
}

/** The layers of a map out of their groups, from the bottom up. */
export function flatLayers(layers: readonly Layer[], dx = 0, dy = 0): PlacedLayer[] {
  return layers.flatMap((layer) => {
    const { offsetx = 0, offsety = 0 } = layer.type === 'tilelayer' ? layer.kept : layer;
    const [x, y] = [dx + offsetx, dy + offsety];
    return layer.type === 'group' ? flatLayers(layer.layers, x, y) : [{ layer, dx: x, dy: y }];
  });
}
