import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Fault } from '../fault.ts';
import { nothingAt } from './errors.ts';
import type { Preview } from './preview.ts';

/**
 * Serves the page. Files under `assets` have a hash in their name and may be cached for ever; addresses inside the page
 * (`/g/ID`) return the page itself.
 * @param folder the built page; null, or without `index.html`, for a server without one
 * @param preview the tags for the head of an address
 */
export async function servePage(
  app: FastifyInstance,
  folder: string | null,
  preview: Preview,
): Promise<void> {
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
        if (EMBEDDED.test(path)) return sendEmbedded(reply, folder, path.endsWith('/') ? '../' : '../../');
        const tags = await preview(request, path);
        const html = withTags(pageAt(path, await readFile(join(folder, 'index.html'), 'utf8')), tags);
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
      }
    }
    throw nothingAt(request);
  });
}

/** The address of a game or a study inside another site; a study may also stand after the `#` of `/embed/`. */
const EMBEDDED = /\/embed\/(?:[gs]\/[\w-]{1,80})?$/;

/** Sends the page for a frame of another site: the only one of ours that may be framed. `up` leads from its address to the root. */
async function sendEmbedded(reply: FastifyReply, folder: string, up: string): Promise<FastifyReply> {
  const html = await readFile(join(folder, 'embed.html'), 'utf8');
  return (
    reply
      .removeHeader('x-frame-options')
      .header('content-security-policy', EMBED_CONTENT)
      // A site in isolation mode shows only pages that allow it.
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(/(src|href)="\.\//g, `$1="${up}`))
  );
}

/** The sources of an embedded game: its own files and the entries of its game. It sends no form and frames nothing. */
const EMBED_CONTENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const GAME_ADDRESSES = /^\/(api|ws|assets)\//;

/** The page with tags in its head, in place of its own description. */
function withTags(html: string, tags: string | null): string {
  if (tags === null) return html;
  // A function, because a player's text may contain `$&` and the like.
  return html.replace(/<meta name="description"[^>]*>/, () => tags);
}

/** The page for an address: links to seats (`/g/ID`), challenges, and copies of battles and studies are one level below its root. */
function pageAt(path: string, html: string): string {
  return /\/[bcgs]\/[^/]*$/.test(path) ? html.replaceAll(/(src|href)="\.\//g, '$1="../') : html;
}
