// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written here because the platforms' own are asynchronous or differ
// between a page and Node, and the kernel is synchronous and runs in both.

const ENCODER = new TextEncoder();
const BLOCK = 64;

/** The first 32 bits of the fractional parts of `root(prime)` for the first primes, as the standard defines its constants. */
function rootFractions(count: number, root: (n: number) => number): Int32Array {
  const words = new Int32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) words[found++] = (root(n) % 1) * 2 ** 32;
  }
  return words;
}

const START = rootFractions(8, Math.sqrt);
const ROUND = rootFractions(64, Math.cbrt);
const schedule = new Int32Array(64);

/** SHA-256 of bytes, or of a text's UTF-8, as 32 bytes. */
export function sha256(data: Uint8Array | string): Uint8Array {
  const bytes = typeof data === 'string' ? ENCODER.encode(data) : data;
  const padded = pad(bytes);
  const state = Int32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) compress(state, padded, at);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 32; i++) digest[i] = (state[i >> 2] as number) >>> (24 - 8 * (i & 3));
  return digest;
}

/** SHA-256 in lower-case hexadecimal, 64 characters. */
export function sha256Hex(data: Uint8Array | string): string {
  return hex(sha256(data));
}

/** HMAC-SHA256 of a message under a key, as 32 bytes; texts count as UTF-8. */
export function hmacSha256(key: Uint8Array | string, message: Uint8Array | string): Uint8Array {
  const given = typeof key === 'string' ? ENCODER.encode(key) : key;
  const short = given.length > BLOCK ? sha256(given) : given;
  const body = typeof message === 'string' ? ENCODER.encode(message) : message;
  const inner = new Uint8Array(BLOCK + body.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (let i = 0; i < short.length; i++) {
    inner[i] = (short[i] as number) ^ 0x36;
    outer[i] = (short[i] as number) ^ 0x5c;
  }
  inner.set(body, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

/** Bytes in lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

const HEX = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));

/** The message, a one bit, zeros, and the length in bits as 64-bit big-endian: a whole number of blocks. */
function pad(bytes: Uint8Array): Uint8Array {
  const size = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(size);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return padded;
}

function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  spreadSchedule(bytes, at);
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + (ROUND[i] as number) + (schedule[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] as number) + (mixed[i] as number);
}

function spreadSchedule(bytes: Uint8Array, at: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, BLOCK);
  for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const w15 = schedule[i - 15] as number;
    const w2 = schedule[i - 2] as number;
    const s0 = turn(w15, 7) ^ turn(w15, 18) ^ (w15 >>> 3);
    const s1 = turn(w2, 17) ^ turn(w2, 19) ^ (w2 >>> 10);
    schedule[i] = (schedule[i - 16] as number) + s0 + (schedule[i - 7] as number) + s1;
  }
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
