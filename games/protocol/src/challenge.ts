/** Open challenges: their terms, and the requests and replies about them. */
import { z } from 'zod';
import { clockTermsSchema } from './clock-terms.ts';
import { sideSchema } from './entry.ts';
import { flagSchema } from './flag.ts';
import { nameSchema } from './http.ts';

/** Open challenges that one maker may have. */
export const MAX_OPEN_CHALLENGES = 5;

/** The name of a player has at most this many characters. */
const MAX_NAME = 24;

/** The id of a challenge. It cannot be guessed, so a private link stays private. */
export const challengeIdSchema = z
  .string()
  .regex(/^[\w-]{16,40}$/, 'A challenge has an id of 16 to 40 letters.');

/** The name by which others know a player: at most 24 characters. */
export const playerNameSchema = nameSchema.max(MAX_NAME);

/** The terms that two players agree on. The side is the maker's. */
export const challengeTermsSchema = z.object({
  system: z.string().min(1).max(40),
  battle: z.string().min(1).max(40),
  options: z.record(z.string().max(40), z.json()).default({}),
  side: z.enum(['first', 'second', 'dice', 'taker']),
  clock: clockTermsSchema,
  counts: z.enum(['rated', 'friendly']),
  talk: z.enum(['phrases', 'chat', 'none']),
  spectators: z.enum(['now', 'later', 'none']),
  /** Two games, one from each side. */
  pair: z.boolean().default(false),
});

/** POST /api/challenges. */
export const postChallengeSchema = challengeTermsSchema.extend({
  name: playerNameSchema,
  /** The people who may see it: all readers of the list, or only those who have the link. */
  who: z.enum(['anyone', 'link']),
  /** Other terms in reply to this challenge: only its maker may accept them. */
  replyTo: challengeIdSchema.optional(),
  /** The player with an account whom it is for: nobody else may accept it. */
  to: playerNameSchema.optional(),
});

/** The state of a challenge. */
const challengeStateSchema = z.enum(['open', 'accepted', 'declined', 'withdrawn', 'expired']);

/** A challenge as its reader sees it. */
export const challengeViewSchema = challengeTermsSchema
  .extend({
    id: challengeIdSchema,
    maker: z.string(),
    /** The flag of the maker, and the rating in this system; null for a guest, and without a rated game. */
    makerFlag: flagSchema.nullable(),
    makerRating: z.object({ rating: z.int(), provisional: z.boolean() }).nullable(),
    who: z.enum(['anyone', 'link', 'addressed']),
    /** True if the reader made it; true if it was offered to the reader alone. */
    mine: z.boolean(),
    forReader: z.boolean(),
    state: challengeStateSchema,
    /** Milliseconds since 1970. */
    posted: z.number(),
    expires: z.number(),
    /** The name of the person who accepted it; null before. */
    taker: z.string().nullable(),
    /** The game, for its two players and those who may watch; null before. */
    game: z.string().nullable(),
    /** True if the maker has a page of the lobby open now. */
    here: z.boolean(),
    /** The player whom it is for, as the maker reads it; null for the others, and if it is not for one account. */
    to: z.string().nullable(),
    /** Other terms that were offered in reply and are open; for the maker only. */
    replies: z.array(challengeIdSchema),
  })
  .meta({ id: 'Challenge' });

/** GET /api/challenges: filters, and where to go on. */
export const challengeQuerySchema = z.object({
  system: z.string().max(40).optional(),
  battle: z.string().max(40).optional(),
  clock: z.enum(['none', 'days', 'budget']).optional(),
  counts: z.enum(['rated', 'friendly']).optional(),
  /** The `next` of the page before. */
  after: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{16,40}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** The answer to GET /api/challenges, the latest first. */
export const challengeListSchema = z.object({
  challenges: z.array(challengeViewSchema),
  /** Number of all matching challenges, on every page. */
  count: z.number(),
  next: z.string().nullable(),
});

/** GET /api/challenges/mine: the reader's own that are open or were accepted lately, and other terms offered to the reader. */
export const ownChallengesSchema = z.array(challengeViewSchema);

/** POST /api/challenges/:id/accept. `side` is the taker's choice if the maker left it to the taker. */
export const acceptChallengeSchema = z.object({ name: playerNameSchema, side: sideSchema.optional() });

/** POST /api/challenges/:id/seat: the seat at the game, or at the second game of a pair. */
export const claimSeatSchema = z.object({ second: z.boolean().default(false) }).nullish();

/** The seat that a challenge has given to its maker or taker. */
export const challengeSeatSchema = z.object({
  game: z.string(),
  side: sideSchema,
  /** True if a second game follows, with the sides changed. */
  second: z.boolean(),
});

/** The terms that two players agree on. */
export type ChallengeTerms = z.infer<typeof challengeTermsSchema>;
/** A challenge to post. */
export type PostChallenge = z.infer<typeof postChallengeSchema>;
/** A challenge as its reader sees it. */
export type ChallengeView = z.infer<typeof challengeViewSchema>;
/** Filters of the list of challenges. */
export type ChallengeQuery = z.infer<typeof challengeQuerySchema>;
/** A page of the list of challenges. */
export type ChallengeList = z.infer<typeof challengeListSchema>;
