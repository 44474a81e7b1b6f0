import { parsedBy } from '../parse.ts';
import { type LayerFile, type MapFile, mapSchema, type TileLayerFile } from './file.ts';
import { LIMITS, refuseExcess } from './limits.ts';
import { type Chunk, flatLayers, type Layer, propertyOf, type TiledMap, type TileLayer } from './map.ts';
import { unpacked } from './unpack.ts';

/** Written on maps of ours that are tables without hexes. */
export const TABLE_PROPERTY = 'linstock-table';

/**
 * Reads a map of Tiled (`.tmj`). Fetches nothing that the file names. Refuses, in a sentence, what is no hex map or table of
 * ours, what is damaged and what is larger than the limits.
 */
export async function readTmj(text: string): Promise<TiledMap> {
  if (text.length > LIMITS.length)
    throw new RangeError(
      `This map has ${text.length} letters; at most ${LIMITS.length} are read. Choose a compressed tile layer format in the map's properties and save again.`,
    );
  const json = jsonOf(text);
  refuseExcess(json);
  const file = parsedBy(mapSchema, json, 'a map of Tiled');
  refuseOrientation(file);
  refuseElsewhere(file);
  const layers: Layer[] = [];
  for (const layer of file.layers) layers.push(await readLayer(file, layer));
  refuseElsewhereDrawn(layers);
  return { ...file, layers };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const xml = text.trimStart().startsWith('<');
    throw new RangeError(
      xml
        ? 'This is XML; expected JSON. In Tiled choose Export As and the type "JSON map files".'
        : `This is not JSON: ${(error as Error).message}. Save the map anew in Tiled.`,
    );
  }
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

/** Nothing is fetched, so what lies in other files is not there. */
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

/** Said of a layer's chunks before room is made for any. */
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
