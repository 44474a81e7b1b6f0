import { normalizeIP } from '@fastify/rate-limit';

import { tokenHash } from '../games/tokens.ts';

/**
 * The key under which limits are counted: an address, of IPv6 its first 64 bits, since one household has all the
 * others.
 * @param address undefined for a visitor who has left already
 */
export function visitorOf(address: string | undefined): string {
  return address === undefined ? 'gone' : normalizeIP(address);
}

/** The maker of a game as stored with it: a hash, since the address itself is not needed again. */
export function makerOf(address: string | undefined): string {
  return tokenHash(visitorOf(address));
}
