import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** The file form of a map of Tiled in JSON. Fields that are not named here are kept unchanged and written back. */

const across = z
  .int()
  .min(1)
  .max(LIMITS.across, `expected at most ${LIMITS.across} columns and rows; make the map smaller`);
const gid = z.int().min(0).max(0xffffffff);
const pixels = z.number().min(-1e9).max(1e9);
const corner = z.looseObject({ x: pixels, y: pixels });

/** Names and types; a longer text is not a name. */
const word = z.string().max(200);

const propertySchema = z.looseObject({ name: word, type: z.string().optional(), value: z.unknown() });
const properties = z.array(propertySchema).max(LIMITS.properties).optional();

/** Tiled 1.9 wrote the type of an object or a tile as `class`. */
const typed = { type: word.optional(), class: word.optional() };

const tileSchema = z.looseObject({ id: z.int().min(0), ...typed, properties });

const tilesetSchema = z.looseObject({
  firstgid: z.int().min(1).max(0x0fffffff),
  name: word.optional(),
  source: word.optional(),
  tilecount: z.int().min(0).optional(),
  tiles: z.array(tileSchema).max(LIMITS.tiles).optional(),
});

const objectSchema = z.looseObject({
  id: z.int().optional(),
  name: word.optional(),
  ...typed,
  x: pixels,
  y: pixels,
  width: pixels.optional(),
  height: pixels.optional(),
  /** Degrees clockwise about its place. */
  rotation: z.number().optional(),
  point: z.boolean().optional(),
  polygon: z.array(corner).optional(),
  polyline: z.array(corner).optional(),
  gid: gid.optional(),
  text: z.looseObject({ text: word.optional() }).optional(),
  template: word.optional(),
  properties,
});

const layerFields = {
  id: z.int().optional(),
  name: word.default(''),
  offsetx: pixels.optional(),
  offsety: pixels.optional(),
  properties,
};

/** Gids as a list or as the letters they are packed into. */
const data = z.union([z.array(gid), z.string()]);

const chunkSchema = z.looseObject({
  x: z.int().min(-1e6).max(1e6),
  y: z.int().min(-1e6).max(1e6),
  width: across,
  height: across,
  data,
});

const tileLayerSchema = z.looseObject({
  ...layerFields,
  type: z.literal('tilelayer'),
  width: z.int().min(0).optional(),
  height: z.int().min(0).optional(),
  encoding: word.optional(),
  compression: word.optional(),
  data: data.optional(),
  chunks: z.array(chunkSchema).optional(),
});

const objectLayerSchema = z.looseObject({
  ...layerFields,
  type: z.literal('objectgroup'),
  objects: z.array(objectSchema).max(LIMITS.objects),
});

const imageLayerSchema = z.looseObject({ ...layerFields, type: z.literal('imagelayer') });

const groupSchema = z.looseObject({
  ...layerFields,
  type: z.literal('group'),
  get layers(): z.ZodType<LayerFile[]> {
    return z.array(layerSchema);
  },
});

const layerSchema: z.ZodType<LayerFile> = z.discriminatedUnion('type', [
  tileLayerSchema,
  objectLayerSchema,
  imageLayerSchema,
  groupSchema,
]);

/** Layers put together in Tiled. */
export interface GroupFile {
  readonly type: 'group';
  readonly name: string;
  readonly offsetx?: number | undefined;
  readonly offsety?: number | undefined;
  readonly layers: readonly LayerFile[];
  readonly [kept: string]: unknown;
}

/** A layer as the file has it. */
export type LayerFile =
  | z.output<typeof tileLayerSchema>
  | z.output<typeof objectLayerSchema>
  | z.output<typeof imageLayerSchema>
  | GroupFile;

/** A map of hexes, or a table of ours, which is square. */
export const mapSchema = z.looseObject({
  type: z.literal('map').optional(),
  /** A number in old files, a text since 1.6; kept and never compared. */
  version: z.union([z.number(), z.string()]).optional(),
  orientation: word,
  width: across,
  height: across,
  tilewidth: z.int().min(2).max(4096),
  tileheight: z.int().min(2).max(4096),
  hexsidelength: z.int().min(0).max(4096).optional(),
  staggeraxis: z.enum(['x', 'y']).optional(),
  staggerindex: z.enum(['odd', 'even']).optional(),
  infinite: z.boolean().optional(),
  layers: z.array(layerSchema),
  tilesets: z.array(tilesetSchema).max(LIMITS.tilesets).default([]),
  nextlayerid: z.int().optional(),
  nextobjectid: z.int().optional(),
  properties,
});

/** A map as the file has it. */
export type MapFile = z.output<typeof mapSchema>;
/** A layer of tiles as the file has it, still packed. */
export type TileLayerFile = z.output<typeof tileLayerSchema>;
/** Something drawn on a layer of objects. */
export type MapObject = z.output<typeof objectSchema>;
/** A sheet of tiles. */
export type Tileset = z.output<typeof tilesetSchema>;
/** The properties of one tile of a sheet. */
export type Tile = z.output<typeof tileSchema>;
/** Something a person has written on a map, a layer, an object or a tile. */
export type Property = z.output<typeof propertySchema>;
