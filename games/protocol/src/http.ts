/** The requests to a server over HTTP, and its replies. */
import { z } from 'zod';
import { entrySchema, numberSchema, sideSchema } from './entry.ts';
import { clockSchema, faultSchema, gameViewSchema, levelSchema } from './game.ts';

/**
 * A name in one line, without invisible characters: controls, halves of characters, and those that change the direction
 * of the line.
 */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(
    /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u,
    'A name has no control characters: type it again instead of pasting it',
  )
  .refine(isVisible, 'A name has at least one letter, figure or sign that can be seen');

/** True if a text is visible: it has more than blanks, signs of no width, and the empty Braille cell. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, ''));
}
/** The secret of a seat's link. */
export const tokenSchema = z.string().regex(/^[\w-]{43}$/, 'A seat token is 43 letters, digits, - or _.');

/**
 * The header in which a page says under which path its browser knows it, such as `/linstock/`. A proxy may take that path away
 * before the server sees a request; the cookies of seats must carry it.
 */
export const PATH_HEADER = 'linstock-path';

/** The body of every HTTP answer that is not 2xx. */
export const errorSchema = z.object({ error: faultSchema }).meta({ id: 'Error' });

/**
 * A seat's secret link, by which it is taken once. `path` is an address of the page with the token in its
 * fragment, which appears in no server log.
 */
const seatLinkSchema = z.object({ side: sideSchema, token: tokenSchema, path: z.string() });

const seatWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('human'), name: nameSchema.optional() }),
  z.object({ kind: z.literal('bot'), level: levelSchema.default('normal'), name: nameSchema.optional() }),
]);

/** POST /api/games. Side 0 first. */
export const createSchema = z.object({
  system: z.string().min(1).max(40),
  battle: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.json()).default({}),
  seats: z.tuple([seatWish, seatWish]),
  clock: z.exactOptional(clockSchema),
});

/** Answer to POST /api/games and /api/games/import: `links` has one for each seat a person may take. */
export const createdSchema = z.object({
  game: gameViewSchema,
  links: z.array(seatLinkSchema),
  owner: tokenSchema.nullable().meta({
    description: 'For a game of machines alone: the token to delete it. Null if people play.',
  }),
});

/**
 * Answer 202 to DELETE /api/games/:id: the seat has left, and the game stays as long as the other seat does.
 */
export const leavingSchema = z.object({ sentence: z.string() });

/** POST /api/games/import: a whole record, and who plays on. Without `seats` two people do. */
export const importSchema = z.object({
  record: z.unknown(),
  seats: z.tuple([seatWish, seatWish]).default([{ kind: 'human' }, { kind: 'human' }]),
});

/** POST /api/games/:id/join: takes a seat by the token of its link. The token of the seat, another one, comes in an HttpOnly cookie. */
export const joinSchema = z.object({ token: tokenSchema });

/** GET /api/games/:id/entries?from=n: the entries after `from`, and earlier ones that those revealed. */
export const entriesSchema = z.object({ head: numberSchema, entries: z.array(entrySchema) });

/** GET /api/battles. */
export const battlesSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    date: z.string(),
    place: z.string(),
    summary: z.string(),
    systems: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        version: z.string(),
        sides: z.tuple([z.string(), z.string()]),
      }),
    ),
  }),
);

/** GET /api/systems/:id/clauses: every rule in one line and its source, by id. */
export const clausesSchema = z.record(z.string(), z.object({ line: z.string(), from: z.string() }));

/** A seat's secret link. */
export type SeatLink = z.infer<typeof seatLinkSchema>;
/** The request for a new game. */
export type CreateRequest = z.input<typeof createSchema>;
/** A request for a new game, read. */
export type Wish = z.infer<typeof createSchema>;
/** A new game and the links to its seats. */
export type Created = z.infer<typeof createdSchema>;
/** Entries of a game over HTTP. */
export type EntriesAnswer = z.infer<typeof entriesSchema>;
