import { type ExpectedFile, parseJsonFile, parseJsonText } from '@linstock/kernel';
import { kindOfJson } from '../foreign.ts';
import { type LayerFile, type MapFile, mapSchema, type TileLayerFile } from './file.ts';
import { LIMITS, refuseExcess } from './limits.ts';
import { type Chunk, flatLayers, type Layer, propertyOf, type TiledMap, type TileLayer } from './map.ts';
import { upgradeMapFile } from './old-forms.ts';
import { misfitOfMap } from './schema-issue.ts';
import { unpacked } from './unpack.ts';

/** Written on maps of ours that are tables without hexes. */
export const TABLE_PROPERTY = 'linstock-table';

/** A map, for the sentence that refuses another file. */
export const A_MAP: ExpectedFile = {
  what: 'a map of Tiled (.tmj)',
  remedy: 'In Tiled open the map, choose Export As and the type "JSON map files".',
};

/**
 * Reads a map of Tiled (`.tmj`). Fetches nothing that the file names. Refuses, in a sentence, a file that is
 * not a hex map or table of Linstock, is damaged, or exceeds the limits.
 * @param file the bytes of the file, or its text
 */
export async function readTmj(file: Uint8Array | string): Promise<TiledMap> {
  if (file.length > LIMITS.length)
    throw new RangeError(
      `This map has ${file.length} letters; at most ${LIMITS.length} are read. Choose a compressed tile layer format in the map's properties and save again.`,
    );
  const json = typeof file === 'string' ? parseJsonText(file, A_MAP) : parseJsonFile(file, A_MAP);
  refuseForeign(json);
  refuseExcess(json);
  const map = mapOf(upgradeMapFile(json));
  refuseOrientation(map);
  refuseElsewhere(map);
  const layers: Layer[] = [];
  for (const layer of map.layers) layers.push(await readLayer(map, layer));
  refuseElsewhereDrawn(layers);
  return { ...map, layers };
}

/** Refuses JSON that is no map, and says what it is. */
function refuseForeign(json: unknown): void {
  const { id, name } = kindOfJson(json);
  if (id === 'map') return;
  const remedy =
    id === 'record'
      ? 'See the game with: linstock replay'
      : id === 'tileset'
        ? 'Open the map that is painted with it, embed the tileset in the map, and save the map.'
        : 'Name a map that was saved in Tiled as JSON (.tmj).';
  throw new RangeError(`This is ${name} and no map of Tiled. ${remedy}`);
}

function mapOf(json: unknown): MapFile {
  const parsed = mapSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new RangeError(misfitOfMap(json, parsed.error.issues));
}

function refuseOrientation(file: MapFile): void {
  const { orientation, staggeraxis, staggerindex, hexsidelength } = file;
  if (orientation === 'orthogonal' && propertyOf(file, TABLE_PROPERTY) === true) return;
  if (orientation !== 'hexagonal')
    throw new RangeError(
      `This map is ${orientation}; expected hexagonal. Choose "Hexagonal (Staggered)" as orientation in the map's properties.`,
    );
  if (staggeraxis === undefined || staggerindex === undefined || hexsidelength === undefined)
    throw new RangeError(
      "This map does not say how its hexes lie: staggeraxis, staggerindex or hexsidelength is missing. Set them in the map's properties and save again.",
    );
}

/** Nothing is fetched, so the contents of other files are missing. */
function refuseElsewhere({ tilesets }: MapFile): void {
  const elsewhere = tilesets.find(({ source }) => source !== undefined);
  if (elsewhere)
    throw new RangeError(
      `The tileset "${elsewhere.source}" lies in a file of its own, which is not read. In Tiled open its view and choose Embed Tileset.`,
    );
}

function refuseElsewhereDrawn(layers: readonly Layer[]): void {
  for (const { layer } of flatLayers(layers)) {
    if (layer.type !== 'objectgroup') continue;
    const template = layer.objects.find((object) => object.template !== undefined);
    if (template)
      throw new RangeError(
        `Object ${template.id ?? ''} of the layer "${layer.name}" is made by the template "${template.template}", which is not read. In Tiled right-click it and choose Detach.`,
      );
  }
}

async function readLayer(file: MapFile, layer: LayerFile): Promise<Layer> {
  if (layer.type === 'tilelayer') return readTiles(file, layer);
  if (layer.type !== 'group') return layer;
  const layers: Layer[] = [];
  for (const each of layer.layers) layers.push(await readLayer(file, each));
  return { ...layer, layers };
}

async function readTiles(file: MapFile, layer: TileLayerFile): Promise<TileLayer> {
  const { data, chunks, encoding, compression, ...kept } = layer;
  const where = `The layer "${layer.name}"`;
  const whole = { x: 0, y: 0, width: layer.width ?? file.width, height: layer.height ?? file.height };
  const listed = chunks ?? (data === undefined ? [] : [{ ...whole, data }]);
  refuseSize(listed, where);
  const read: Chunk[] = [];
  for (const { x, y, width, height, data: packed } of listed) {
    const gids = await unpacked(packed, { encoding, compression }, width * height, where);
    read.push({ x, y, width, height, gids });
  }
  return { type: 'tilelayer', name: layer.name, chunks: read, kept };
}

/** Called for a layer's chunks before memory is allocated. */
function refuseSize(chunks: readonly Omit<Chunk, 'gids'>[], where: string): void {
  const sum = chunks.reduce((cells, { width, height }) => cells + width * height, 0);
  const spans = (['x', 'y'] as const).map((axis) => {
    const size = axis === 'x' ? 'width' : 'height';
    const far = chunks.reduce((most, chunk) => Math.max(most, chunk[axis] + chunk[size]), -Infinity);
    return far - chunks.reduce((least, chunk) => Math.min(least, chunk[axis]), Infinity);
  });
  if (sum > LIMITS.across ** 2 || spans.some((span) => span > LIMITS.across))
    throw new RangeError(
      `${where} is ${spans.join(' by ')} cells with ${sum} of them stored; at most ${LIMITS.across} by ${LIMITS.across} are read. Make the map smaller.`,
    );
}
