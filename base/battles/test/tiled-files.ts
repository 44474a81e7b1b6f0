import { deflateSync, gzipSync } from 'node:zlib';
import type { Chunk } from '../src/tiled/map.ts';

/** Shared by the tests of maps: maps as Tiled writes them, built from a few letters. */

/** The encodings of numbers in a file. */
export const PACKINGS = ['array', 'base64', 'zlib', 'gzip'] as const;
export type Packed = (typeof PACKINGS)[number];

/** Numbers as a file has them. */
export function packed(gids: readonly number[], how: Packed): object {
  if (how === 'array') return { data: gids };
  const bytes = Buffer.alloc(gids.length * 4);
  gids.forEach((gid, i) => {
    bytes.writeUInt32LE(gid, i * 4);
  });
  const squeezed = how === 'zlib' ? deflateSync(bytes) : how === 'gzip' ? gzipSync(bytes) : bytes;
  const compression = how === 'base64' ? '' : how;
  return { data: squeezed.toString('base64'), encoding: 'base64', compression };
}

/** A layer of tiles as a file has it: whole, or in chunks if it is infinite. */
export function tileLayer(name: string, chunks: readonly Chunk[], how: Packed, infinite: boolean): object {
  const [{ width, height, gids }] = chunks as [Chunk];
  const layer = { id: 1, name, type: 'tilelayer', x: 0, y: 0, width, height, opacity: 1, visible: true };
  if (!infinite) return { ...layer, ...packed([...gids], how) };
  const { encoding, compression } = packed([], how) as { encoding?: string; compression?: string };
  return {
    ...layer,
    ...(encoding === undefined ? {} : { encoding, compression }),
    chunks: chunks.map(({ gids: each, ...where }) => {
      const { data } = packed([...each], how) as { data: unknown };
      return { ...where, data };
    }),
  };
}

/** A hex map of regular hexes as a file has it, with one tile for each word. */
export function mapFile(changes: object, words: readonly string[] = []): Record<string, unknown> {
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.11.0',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    width: 3,
    height: 3,
    tilewidth: 56,
    tileheight: 64,
    hexsidelength: 32,
    staggeraxis: 'y',
    staggerindex: 'odd',
    infinite: false,
    nextlayerid: 2,
    nextobjectid: 1,
    tilesets: [
      {
        firstgid: 1,
        name: 'ground',
        tilewidth: 56,
        tileheight: 64,
        tilecount: words.length,
        tiles: words.map((type, id) => ({ id, type })),
      },
    ],
    layers: [],
    ...changes,
  };
}
