import { normalizeIP } from '@fastify/rate-limit';

/**
 * Whom a limit counts: an address, of IPv6 its first 64 bits, since one household has all the others.
 * @param address undefined for one who has hung up already: then nobody knows any more
 */
export function visitorOf(address: string | undefined): string {
  return address === undefined ? 'gone' : normalizeIP(address);
}
