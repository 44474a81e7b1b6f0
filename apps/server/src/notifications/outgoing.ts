/** Requests to addresses that players have given. They never reach a private network, unless the operator allows it. */
import { lookup as lookUp } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Fault } from '../fault.ts';

/** Milliseconds for which a request may take, in all. */
const TIMEOUT_MS = 10_000;

/** Bytes of a message. */
const MAX_BODY_BYTES = 16_384;

/** A message to be sent. */
export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/**
 * Sends messages. Resolves with the status of the reply, without reading its content. Rejects if there is no reply.
 */
export type Post = (message: OutgoingMessage) => Promise<number>;

/** Addresses that are not of the public Internet: this machine, private and shared networks, and ways around into them. */
const [PRIVATE_4, PRIVATE_6] = [new BlockList(), new BlockList()];
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE_4.addSubnet(net, bits, 'ipv4');
// Of IPv6 only 2000::/3 is public, except its parts that lead back to IPv4 or are for documentation.
for (const [net, bits] of [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE_6.addSubnet(net, bits, 'ipv6');

/** True for an address in numbers that is not of the public Internet. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 6 ? PRIVATE_6.check(address, 'ipv6') : PRIVATE_4.check(address, 'ipv4');
}

/** An address as a player gave it. Throws a Fault with one sentence if nothing may be sent to it. */
export function readOutgoingUrl(text: string, allowPrivate: boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '')
    throw refused('A web address such as https://discord.com/api/webhooks/… is expected.');
  const host = bareHost(url);
  const loopback = host === 'localhost' || /^(127\.|::1$)/.test(host);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && loopback && allowPrivate))
    throw refused('This address is not secret on its way. One that begins with https:// is expected.');
  if (!allowPrivate && (loopback || (isIP(host) !== 0 && isPrivateAddress(host)))) throw privateHost(host);
  return url;
}

/**
 * Sends to public addresses only; with `allowPrivate` also to this machine and private networks. The address that a name
 * has is checked when the connection is made, so that a name cannot change in between. Redirects are not followed.
 */
export function outgoingPost(allowPrivate: boolean): Post {
  return async ({ url: text, headers, body }) => {
    const url = readOutgoingUrl(text, allowPrivate);
    const bytes = Buffer.from(body);
    if (bytes.length > MAX_BODY_BYTES) throw new Error(`A message of ${bytes.length} bytes is too long.`);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise<number>((resolve, reject) => {
      const request = send(
        url,
        {
          method: 'POST',
          agent: false,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(!allowPrivate && { lookup: publicLookup }),
          headers: { 'user-agent': 'Linstock', ...headers, 'content-length': bytes.length },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          // The content of the reply is of no use, and might never end.
          response.destroy();
        },
      );
      request.on('error', reject);
      request.end(bytes);
    });
  };
}

/** Looks a name up. Fails if any of its addresses is private. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`${host} has no address.`), '');
    if (found.some(({ address }) => isPrivateAddress(address))) return done(privateHost(host), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

const bareHost = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

function privateHost(host: string): Fault {
  return refused(
    `${host.slice(0, 80)} is an address of a private network, and this server sends nothing there. Its operator can allow it.`,
  );
}

const refused = (sentence: string): Fault => new Fault(422, 'bad-webhook', sentence);
