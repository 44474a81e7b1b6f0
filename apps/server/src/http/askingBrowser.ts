import { isIP } from 'node:net';
import type { AskingBrowser } from '../accounts/accounts.ts';
import { Fault } from '../fault.ts';
import { pathOf, publicUrlOf } from './guard.ts';
import type { Visit } from './seats.ts';
import { makerOf } from './visitor.ts';

/** The browser that sends a request, as accounts see it. */
export function askingBrowser({ request, reply, reach }: Visit): AskingBrowser {
  const { cookie = '', 'user-agent': name = '', host = '' } = request.headers;
  const origin = publicUrlOf(request, reach)?.origin ?? `http://${host}`;
  return {
    site: { origin, path: pathOf(request, reach) },
    headers: new Headers({ cookie, 'user-agent': name, origin }),
    visitor: makerOf(request.ip),
    give: (cookies) => {
      if (cookies.length > 0) void reply.header('set-cookie', [...cookies]);
    },
  };
}

/**
 * Throws a Fault if a link in an e-mail would lead to an address that the sender of the request has made up: without a
 * public address a server knows none but that of its own machine.
 */
export function refuseUnknownSite({ request, reach }: Visit): void {
  if (publicUrlOf(request, reach) !== null) return;
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (host === 'localhost' || (isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0 && /^(127\.|\[::1\])/.test(host)))
    return;
  const sentence =
    'This server does not know its address, so it sends no links. Start it with --public-url and that address, or use a passkey.';
  throw new Fault(503, 'no-public-url', sentence);
}
