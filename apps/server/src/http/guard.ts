import type { FastifyRequest } from 'fastify';
import { Fault } from '../fault.ts';

/** Levels of lists in lists a message may have; no answer needs more than a few. */
const DEPTH = 40;

/**
 * Refuses what another site makes a browser send: an Origin that is not ours on anything that changes something, and on
 * every WebSocket, which browsers let any site open. Programs send no Origin and are let through to the seat check.
 */
export function refuseForeign(request: FastifyRequest): void {
  const changes = request.method !== 'GET' && request.method !== 'HEAD';
  const { origin, host, upgrade } = request.headers;
  if (origin === undefined || (!changes && upgrade === undefined)) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Fault(
    403,
    'foreign-origin',
    'This was sent from a page of another site, which may not play here.',
  );
}

/**
 * Refuses names that are not this machine's while we only listen to this machine, so that a foreign page cannot reach us
 * by having its own name point here.
 */
export function refuseRebound(request: FastifyRequest): void {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (['localhost', '127.0.0.1', '[::1]'].includes(name)) return;
  throw new Fault(
    421,
    'foreign-host',
    'Linstock listens to this machine only. Start it with --host to let others in.',
  );
}

/** Reads JSON that strangers send: not deeper than any answer needs to be. Throws a Fault that says what is wrong with it. */
export function readJson(text: string): unknown {
  if (depth(text) > DEPTH) {
    throw new Fault(400, 'malformed', `This message is nested deeper than ${DEPTH} levels; no answer is.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault(400, 'malformed', 'This message is not JSON. Send one JSON object.');
  }
}

/** How deep the brackets go, at most: those inside of texts are passed over. */
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
