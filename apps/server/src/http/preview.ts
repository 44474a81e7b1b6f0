import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { challengeIdSchema } from '@linstock/protocol';
import type { FastifyRequest } from 'fastify';
import { challengeTags } from '../challenges/preview.ts';
import type { Systems } from '../registry.ts';
import type { Lobby } from './challengeRoutes.ts';
import { prefixOf, publicUrlOf, type Reach } from './guard.ts';

/** The tags for the head of the page at an address, as HTML; null for an address without a preview. Changes nothing. */
export type Preview = (request: FastifyRequest, path: string) => Promise<string | null>;

/** The sources of previews. */
interface PreviewParts {
  readonly systems: Systems;
  readonly reach: Reach;
  /** The folder of the built page; null if there is none. */
  readonly web: string | null;
}

/** The address of a challenge. */
const CHALLENGE = /^\/c\/([^/]+)$/;

/** Previews of challenge links. */
export function previews({ challenges, news }: Lobby, { systems, reach, web }: PreviewParts): Preview {
  const assets = web === null ? '' : join(web, 'assets');
  const pictures = existsSync(assets) ? readdirSync(assets).filter((file) => file.endsWith('.webp')) : [];
  return async (request, path) => {
    const id = challengeIdSchema.safeParse(CHALLENGE.exec(path)?.[1]);
    if (!id.success) return null;
    const row = await challenges.find(id.data).catch(() => null);
    const rules = row && systems.get(row.system);
    if (!rules) return null;
    const root = rootOf(request, reach);
    const file = pictures.find((each) => each.startsWith(`${row.system}-${row.battle}-`));
    const picture = file === undefined ? null : `${root}/assets/${file}`;
    const { makerRating } = await news.makers.of(row);
    return challengeTags(row, rules, { address: `${root}/c/${row.id}`, picture, makerRating });
  };
}

/** The address of the server's root as the reader of a link knows it, without a slash at the end. */
function rootOf(request: FastifyRequest, reach: Reach): string {
  const known = publicUrlOf(request, reach);
  return known ? `${known.origin}${prefixOf(known)}` : `${request.protocol}://${request.headers.host}`;
}
