/** JSON packed into a link: `1.`, then the text, deflated and written in letters of an address. */

/** The number of this way of packing. */
const PACKING = '1.';

/** The letters of a link that hold a value. */
export async function packJson(value: unknown): Promise<string> {
  const packed = await streamed(
    new TextEncoder().encode(JSON.stringify(value)),
    new CompressionStream('deflate-raw'),
    () => {},
  );
  return PACKING + lettersOf(packed);
}

/**
 * The bytes of the JSON in a link. Throws a RangeError for a damaged link. `refuse` is called with the number of
 * characters unpacked so far, and may throw.
 */
export async function unpackJson(text: string, refuse: (characters: number) => void): Promise<Uint8Array> {
  const bytes = text.startsWith(PACKING) ? bytesOf(text.slice(PACKING.length)) : null;
  if (bytes === null) throw damaged();
  try {
    return await streamed(bytes, new DecompressionStream('deflate-raw'), refuse);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw damaged();
  }
}

const damaged = (): RangeError =>
  new RangeError('This link was cut short or changed on its way. Ask for the file.');

/** Sends bytes through a stream; stops as soon as more comes out than `refuse` allows. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  refuse: (characters: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  for await (const part of stream) {
    length += part.length;
    refuse(length);
    parts.push(part);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
