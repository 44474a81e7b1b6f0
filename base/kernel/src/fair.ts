import { canonical } from './canonical.ts';
import type { Dice } from './dice.ts';
import { hmacSha256, sha256Hex } from './sha256.ts';
import type { Throw } from './throw.ts';

/** The nonce of each side against the judge's secret; null if it has sent none. */
export type Nonces = readonly [string | null, string | null];

/**
 * The judge's commitment: SHA-256 of the secret, in hex. It is published before the first throw, so that the secret
 * cannot be changed.
 */
export function commitment(secret: string): string {
  return sha256Hex(secret);
}

/**
 * The dice of one entry of a game. Throw i takes its dice from the bytes of HMAC-SHA256(secret,
 * canonical([nonce of side 0, nonce of side 1, entry, i, block])), block 0, 1, …. Bytes from the last whole
 * multiple of the die's sides upwards are skipped, so that every face is exactly equally likely.
 */
export function fairDice(secret: string, nonces: Nonces, entry: number): Dice {
  let index = 0;
  return {
    throw(spec: Throw): readonly number[] {
      return fairFaces(secret, nonces, entry, index++, spec);
    },
  };
}

/** The faces of throw `index` (from 0) of an entry. Refuses dice of more than 256 sides: one byte makes one die. */
function fairFaces(secret: string, nonces: Nonces, entry: number, index: number, spec: Throw): number[] {
  if (spec.sides > BYTE_VALUES)
    throw new RangeError(`Fair dice have at most ${BYTE_VALUES} sides, not ${spec.sides}.`);
  const limit = BYTE_VALUES - (BYTE_VALUES % spec.sides);
  const faces: number[] = [];
  for (let block = 0; faces.length < spec.count; block++) {
    const bytes = hmacSha256(secret, canonical([nonces[0], nonces[1], entry, index, block]));
    for (const byte of bytes) {
      if (byte < limit && faces.length < spec.count) faces.push((byte % spec.sides) + 1);
    }
  }
  return faces;
}

const BYTE_VALUES = 256;
