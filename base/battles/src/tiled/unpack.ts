/** The numbers of a layer's tiles, out of whatever a file packs them into. */

/** The encoding of numbers in a file: `csv` is a list, `base64` text, which may be compressed. */
export interface TilePacking {
  readonly encoding?: string | undefined;
  readonly compression?: string | undefined;
}

const FORMATS: Readonly<Record<string, 'deflate' | 'gzip'>> = { zlib: 'deflate', gzip: 'gzip' };

/**
 * One number for each cell. Refuses another count, another encoding and damaged data in a sentence. Never
 * uses more memory than the cells need.
 * @param where the layer, for sentences
 */
export async function unpacked(
  data: readonly number[] | string,
  packing: TilePacking,
  cells: number,
  where: string,
): Promise<Uint32Array> {
  if (typeof data !== 'string') return counted(Uint32Array.from(data), cells, where);
  const { encoding, compression = '' } = packing;
  if (encoding !== 'base64')
    throw new RangeError(
      `${where} is packed as "${encoding ?? 'text'}"; expected a list or base64. Choose CSV or base64 as tile layer format in the map's properties and save again.`,
    );
  const bytes = bytesOf(data, where);
  if (compression === '') return words(bytes, cells, where);
  const format = Object.hasOwn(FORMATS, compression) ? FORMATS[compression] : undefined;
  if (format === undefined)
    throw new RangeError(
      `${where} is compressed by "${compression}"; expected zlib, gzip or none. Choose one of these as tile layer format in the map's properties and save again.`,
    );
  return words(await inflated(bytes, format, cells * 4, where), cells, where);
}

function counted(gids: Uint32Array, cells: number, where: string): Uint32Array {
  if (gids.length === cells) return gids;
  throw new RangeError(
    `${where} has ${gids.length} cells; expected ${cells}, its columns times its rows. Save the map again in Tiled.`,
  );
}

/** Four bytes a number, the lowest first. */
function words(bytes: Uint8Array, cells: number, where: string): Uint32Array {
  if (bytes.length !== cells * 4)
    throw new RangeError(
      `${where} holds ${bytes.length} bytes; expected ${cells * 4}, four for each cell. Save the map again in Tiled.`,
    );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: cells }, (_, cell) => view.getUint32(cell * 4, true));
}

function bytesOf(base64: string, where: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    throw new RangeError(`${where} should be base64 text and is not. Save the map again in Tiled.`);
  }
}

/** Decompresses into a buffer of the expected size, and stops at the first byte too many. */
async function inflated(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'deflate' | 'gzip',
  expected: number,
  where: string,
): Promise<Uint8Array> {
  const room = new Uint8Array(expected);
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => damaged(where));
    if (done) return room.subarray(0, length);
    if (length + value.length > expected) {
      await reader.cancel();
      throw new RangeError(
        `${where} holds more than the ${expected} bytes its cells need. Save the map again in Tiled.`,
      );
    }
    room.set(value, length);
    length += value.length;
  }
}

function damaged(where: string): never {
  throw new RangeError(`${where} has compressed data that is damaged. Save the map again in Tiled.`);
}
