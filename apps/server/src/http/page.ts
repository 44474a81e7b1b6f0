import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';

/**
 * Serves the page. Files under `assets` have a hash in their name and may be cached for ever; addresses inside the page
 * (`/g/ID`) return the page itself.
 * @param folder the built page; null, or without `index.html`, for a server without one
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
  const files = new Set(built ? readdirSync(folder) : []);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const file = basename(path);
    if (request.method === 'GET' && !GAME_ADDRESSES.test(path)) {
      if (!built)
        throw new Fault(404, 'no-page', 'The page has not been built. Run `npm start`, which builds it.');
      if (file !== 'index.html' && files.has(file)) return reply.sendFile(file);
      // A script that is answered with the page would leave it white.
      if (extname(file) === '' || file === 'index.html') {
        const html = pageAt(path, await readFile(join(folder, 'index.html'), 'utf8'));
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
      }
    }
    throw new Fault(404, 'no-address', `There is nothing at ${request.url.slice(0, 100)}.`);
  });
}

const GAME_ADDRESSES = /^\/(api|ws|assets)\//;

/** The page for an address: a link to a seat, such as `/g/ID`, is one level below the page's root. */
function pageAt(path: string, html: string): string {
  return /\/g\/[^/]*$/.test(path) ? html.replaceAll(/(src|href)="\.\//g, '$1="../') : html;
}
