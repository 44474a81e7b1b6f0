/** Short links: a copy of a battle or study that a server stores, at an address of eight signs. */
import { z } from 'zod';
import { tokenSchema } from './http.ts';

/** The signs of a code: figures and capital letters without those that are read wrongly. */
export const SHORT_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Signs in a code. */
export const SHORT_CODE_LENGTH = 8;

/** The code of a short link, such as `7Q4KXM2P`. */
export const shortCodeSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/, 'A short link has eight signs.');

/** The kinds of files that may have a short link, each with the maximum size of its file in bytes. */
export const MAX_SHORT_BYTES = { battle: 500_000, study: 1_500_000 } as const;

const kindSchema = z.enum(['battle', 'study']);

/** The kind of a file that has a short link. */
export type ShortLinkKind = z.infer<typeof kindSchema>;

/** POST /api/short-links, and the reply to GET /api/short-links/:code. `file` is the text of the file. */
export const sharedFileSchema = z.object({ kind: kindSchema, file: z.string() });

/** A battle or study as a short link holds it. */
export type SharedFile = z.infer<typeof sharedFileSchema>;

/** The reply to POST /api/short-links: the code, and the token that deletes the copy. */
export const madeShortLinkSchema = z.object({ code: shortCodeSchema, token: tokenSchema });

/** True for a text that is the code of a short link. */
export function isShortCode(text: string): boolean {
  return shortCodeSchema.safeParse(text).success;
}

/** The sentence that refuses a file of more bytes than a short link may hold. */
export function describeTooBig(kind: ShortLinkKind): string {
  return `This ${kind} is too big for a short link. Save a file.`;
}
