/** A picture as the bytes of a PNG. */

/** Red, green, blue and how solid, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number, solid: number];

/** The bytes of a PNG of which each pixel is asked for. */
export async function pngOf(
  width: number,
  height: number,
  at: (x: number, y: number) => Colour,
): Promise<Uint8Array> {
  const rows = new Uint8Array(height * (1 + width * 4));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set(at(x, y), y * (1 + width * 4) + 1 + x * 4);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a colour, red, green, blue and how solid.
  header.set([8, 6], 8);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    part('IHDR', header),
    part('IDAT', await deflated(rows)),
    part('IEND', new Uint8Array()),
  ]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A part of the file: its length, its name, its content, and a checksum of both. */
function part(name: string, bytes: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), bytes]);
  return joined([fourBytes(bytes.length), named, fourBytes(checksum(named))]);
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of parts) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

/** CRC-32 with the polynomial that PNG asks for. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
