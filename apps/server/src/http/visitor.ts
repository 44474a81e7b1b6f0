import { normalizeIP } from '@fastify/rate-limit';

import { tokenHash } from '../games/tokens.ts';

/**
 * Whom a limit counts: an address, of IPv6 its first 64 bits, since one household has all the others.
 * @param address undefined for one who has hung up already: then nobody knows any more
 */
export function visitorOf(address: string | undefined): string {
  return address === undefined ? 'gone' : normalizeIP(address);
}

/** Whoever makes a game, as it is kept with it: a hash, since nobody needs the address again. */
export function makerOf(address: string | undefined): string {
  return tokenHash(visitorOf(address));
}
