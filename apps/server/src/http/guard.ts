import { isIP } from 'node:net';
import { PATH_HEADER } from '@linstock/protocol';
import type { FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';

/** Levels of lists in lists a message may have; no answer needs more than a few. */
const MAX_LIST_DEPTH = 40;

/** The ways the server can be reached. */
export interface Reach {
  /** True if it only listens to this machine. */
  readonly loopback: boolean;
  /** The address others know it by; null if it has no name. */
  readonly publicUrl: URL | null;
}

/**
 * Refuses requests that another site makes a browser send: a foreign Origin on anything that changes
 * something, and on every WebSocket, which browsers let any site open. Programs send no Origin, so only their
 * seat is checked.
 */
export function refuseForeign(request: FastifyRequest, { publicUrl }: Reach): void {
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  const { origin, host, upgrade } = request.headers;
  if (origin === undefined || (!changes && upgrade === undefined)) return;
  if (origin === publicUrl?.origin) return;
  // The public address has one scheme. A page that came by the other scheme may have been changed on its way.
  if (URL.canParse(origin) && new URL(origin).host === host && host !== publicUrl?.host) return;
  throw new Fault(
    403,
    'foreign-origin',
    'This was sent from a page of another site, which may not play here.',
  );
}

/**
 * Refuses to be called by a name that is not ours. Else a foreign page could reach us by having its own name point here.
 * With `--host` any bare address will do too, since no page can give itself one.
 */
export function refuseRebound(request: FastifyRequest, { loopback, publicUrl }: Reach): void {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  if (['localhost', '127.0.0.1', '[::1]', publicUrl?.hostname].includes(name)) return;
  if (!loopback && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return;
  const remedy = loopback
    ? 'Linstock listens to this machine only. Start it with --host to let others in.'
    : `Linstock does not know that it is called "${name.slice(0, 100)}". Start it with --public-url and that address, or call it by its number.`;
  throw new Fault(421, 'foreign-host', remedy);
}

/**
 * The public address if a request used it; null for a request by another name, such as that of this machine.
 */
export function publicUrlOf({ headers }: FastifyRequest, { publicUrl }: Reach): URL | null {
  if (publicUrl === null) return null;
  // A proxy may name the server in its own way; then the page's origin is used.
  return [headers.host === publicUrl.host, headers.origin === publicUrl.origin].includes(true)
    ? publicUrl
    : null;
}

/** The path before `/api` by which a browser knows this server: as its page says, else as the public address has it. */
export function pathOf(request: FastifyRequest, reach: Reach): string {
  const said = request.headers[PATH_HEADER];
  if (typeof said === 'string' && said.length < 200 && /^\/([\w.~%-]+\/)*$/.test(said))
    return said.slice(0, -1);
  return prefixOf(publicUrlOf(request, reach));
}

/**
 * An address without the path under which a proxy has Linstock, whether or not the proxy has taken it away. The path need not be
 * known: nothing of ours has another name before `/api`, `/ws` or `/assets`.
 */
export function withoutPrefix(url: string, prefix: string): string {
  if (prefix !== '' && url.startsWith(`${prefix}/`)) return url.slice(prefix.length);
  return UNDER_A_PATH.exec(url)?.[1] ?? url;
}

const UNDER_A_PATH = /^(?:\/[\w.~-]+)+?(\/(?:api|ws|assets)\/.*)$/;

/** The path under which a public address has Linstock, such as `/linstock`; empty for none. */
export function prefixOf(url: URL | null): string {
  return url === null ? '' : url.pathname.replace(/\/+$/, '');
}

/** Reads JSON from strangers, no deeper than any answer needs. Throws a Fault that says what is wrong with it. */
export function readJson(text: string): unknown {
  if (depth(text) > MAX_LIST_DEPTH) {
    throw new Fault(
      400,
      'malformed',
      `This message is nested deeper than ${MAX_LIST_DEPTH} levels; no answer is.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(400, 'malformed', 'This message is not JSON. Send one JSON object.');
  }
}

/** Maximum depth of brackets, without those inside texts. */
function depth(text: string): number {
  let now = 0;
  let most = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '\\') i++;
      else if (c === '"') quoted = false;
    } else if (c === '"') quoted = true;
    else if (c === '[' || c === '{') most = Math.max(most, ++now);
    else if (c === ']' || c === '}') now--;
  }
  return most;
}
