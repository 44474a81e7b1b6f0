/** A proxy that serves our server under a path, as a club does that uses one host for many things. */
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** How a proxy changes the path before it passes a request on, and the name that it uses for the server. */
export interface Passing {
  readonly path: 'stripped' | 'kept';
  readonly host: 'public' | 'own';
}

/** A proxy that listens. */
export interface PathProxy {
  /** The address of the path, with a slash at the end. */
  readonly url: string;
  /** Passes requests on to this server from now on. */
  passTo(server: string): void;
  close(): void;
}

/**
 * Opens a proxy that knows one path, such as `/linstock/`; all else is not found.
 * @param at the port; 0 for a free one
 */
export async function openPathProxy(path: string, passing: Passing, at: number): Promise<PathProxy> {
  let target = new URL('http://127.0.0.1');
  const pathAt = (url = ''): string => (passing.path === 'kept' ? url : url.slice(path.length - 1));
  const hostFor = (host = ''): string => (passing.host === 'public' ? host : target.host);
  const proxy = createServer((asked, answer) => {
    if (!asked.url?.startsWith(path)) {
      answer.writeHead(404).end('Nothing here.');
      return;
    }
    const headers = { ...asked.headers, host: hostFor(asked.headers.host) };
    const { hostname, port } = target;
    const passed = request({ hostname, port, path: pathAt(asked.url), method: asked.method, headers });
    passed.on('response', (from) => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      from.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxy.on('upgrade', (asked, socket, head) => {
    if (!asked.url?.startsWith(path)) {
      socket.destroy();
      return;
    }
    const passed = connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries({ ...asked.headers, host: hostFor(asked.headers.host) });
      const said = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
      passed.write(`GET ${pathAt(asked.url)} HTTP/1.1\r\n${said}\r\n`);
      passed.write(head);
      passed.pipe(socket);
      socket.pipe(passed);
    });
    for (const end of [passed, socket])
      end.on('error', () => [passed, socket].forEach((each) => each.destroy()));
  });
  await new Promise<void>((listening) => proxy.listen(at, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    passTo: (server) => {
      target = new URL(server);
    },
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
