import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as digest } from '@noble/hashes/sha2.js';

// The platforms' own SHA-256 is asynchronous in a page and differs from Node's; the kernel is synchronous and runs in both.

const ENCODER = new TextEncoder();

const bytesOf = (data: Uint8Array | string): Uint8Array =>
  typeof data === 'string' ? ENCODER.encode(data) : data;

/** SHA-256 of bytes, or of a text's UTF-8, in lower-case hexadecimal, 64 characters. */
export function sha256Hex(data: Uint8Array | string): string {
  return hex(digest(bytesOf(data)));
}

/** HMAC-SHA256 of a message under a key, as 32 bytes; texts count as UTF-8. */
export function hmacSha256(key: Uint8Array | string, message: Uint8Array | string): Uint8Array {
  return hmac(digest, bytesOf(key), bytesOf(message));
}

/** Bytes in lower-case hexadecimal. */
export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += HEX[byte];
  return text;
}

const HEX = Array.from({ length: 256 }, (_, n) => n.toString(16).padStart(2, '0'));
