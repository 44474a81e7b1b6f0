import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';

/**
 * Serves the page. Files under `assets` carry a hash in their name and may be kept for ever; addresses inside the page
 * (`/g/ID`) get the page itself.
 * @param folder the built page; null, or without `index.html`, for a server that has none
 */
export async function servePage(app: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = path.includes(`${sep}assets${sep}`);
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && !/^\/(api|ws|assets)\//.test(request.url);
    if (page && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    if (page)
      throw new Fault(404, 'no-page', 'The page has not been built. Run `npm start`, which builds it.');
    throw new Fault(404, 'no-address', `There is nothing at ${request.url.slice(0, 100)}.`);
  });
}
