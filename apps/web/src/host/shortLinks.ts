import {
  describeTooBig,
  MAX_SHORT_BYTES,
  madeShortLinkSchema,
  type SharedFile,
  sharedFileSchema,
  type ShortLinkKind,
  shortCodeSchema,
  tokenSchema,
} from '@linstock/protocol';
import { z } from 'zod';
import { addressOf } from '../common/home.ts';
import { HostError } from './host.ts';
import { runInDatabase } from './runInDatabase.ts';
import { callServer } from './serverCall.ts';

/** Short links to copies that the server stores. This browser remembers those it made, with the token that deletes each copy. */

const PLACE = { database: 'linstock-short-links', store: 'made' };

const madeSchema = z.object({
  code: shortCodeSchema,
  token: tokenSchema,
  kind: z.enum(['battle', 'study']),
  title: z.string(),
  /** Milliseconds since 1970. */
  made: z.number(),
});

/** A short link that this browser has made. */
export type OwnShortLink = z.infer<typeof madeSchema>;

/** The address of a short link. */
export function addressOfShort({ kind, code }: Pick<OwnShortLink, 'kind' | 'code'>): string {
  return addressOf(`${kind === 'battle' ? 'b' : 's'}/${code}`);
}

/** Has the server store a copy, and remembers its token. Throws a HostError with a sentence if it refuses. */
export async function makeShortLink(shared: SharedFile, title: string): Promise<OwnShortLink> {
  const { kind, file } = shared;
  if (new TextEncoder().encode(file).length > MAX_SHORT_BYTES[kind])
    throw new HostError('too-big', describeTooBig(kind));
  const { code, token } = await callServer('POST', 'api/short-links', madeShortLinkSchema, shared);
  const own = { code, token, kind, title, made: Date.now() };
  // A browser without a database can make a copy, but not delete it.
  await runInDatabase(PLACE, 'readwrite', (store) => store.put(own, code)).catch(() => undefined);
  return own;
}

/** The text of the file at a short link. Throws a HostError if the copy is gone, or is of another kind. */
export async function openShortLink(kind: ShortLinkKind, code: string): Promise<string> {
  const shared = await callServer('GET', pathOf(code), sharedFileSchema);
  if (shared.kind !== kind)
    throw new HostError('other-kind', `There is no ${kind} at this short link, but a ${shared.kind}.`);
  return shared.file;
}

/** The short links of a kind that this browser has made and not deleted, the latest first. */
export async function listOwnShortLinks(kind: ShortLinkKind): Promise<readonly OwnShortLink[]> {
  const rows = await runInDatabase(PLACE, 'readonly', (store) => store.getAll()).catch(() => []);
  const read = z.array(madeSchema).safeParse(rows);
  return (read.data ?? []).filter((each) => each.kind === kind).sort((a, b) => b.made - a.made);
}

/** Deletes the copy of a short link. One that the server does not have any more is forgotten. */
export async function removeShortLink({ code, token }: OwnShortLink): Promise<void> {
  await callServer('DELETE', pathOf(code), z.unknown(), undefined, token).catch((error: unknown) => {
    if (!(error instanceof HostError && error.code === 'no-link')) throw error;
  });
  await runInDatabase(PLACE, 'readwrite', (store) => store.delete(code)).catch(() => undefined);
}

const pathOf = (code: string): string => `api/short-links/${code}`;
