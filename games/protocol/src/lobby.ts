/** The lists of games: those of a browser's own seats, those to watch, and finished ones. */
import { z } from 'zod';
import { numberSchema, sideSchema } from './entry.ts';
import { flagSchema } from './flag.ts';
import { seatSchema } from './game.ts';
import { seatsStateSchema } from './seats-state.ts';

/** The id of a game. */
export const gameIdSchema = z.string().regex(/^[\w-]{1,40}$/);

/** Games whose summaries are sent at once. */
export const MAX_SUMMARIES = 60;

/** The state of a game in a few words, as both sides and spectators may know it. */
export const gameSummarySchema = z
  .object({
    id: gameIdSchema,
    system: z.string(),
    battle: z.string(),
    /** The names of the sides, the first one first. */
    sides: z.tuple([z.string(), z.string()]),
    seats: z.tuple([seatSchema, seatSchema]),
    head: numberSchema,
    over: z.boolean(),
    /** The progress of the battle, such as `Turn 4 of 7`. */
    progress: z.string(),
    /** The question of each side in words; null for a side that is not asked. */
    asked: z.tuple([z.string().nullable(), z.string().nullable()]),
    /** The last thing that happened; null at the start. */
    last: z.object({ side: sideSchema.nullable(), sentence: z.string() }).nullable(),
    /** The result of the game; null before the end. */
    verdict: z
      .object({
        winner: sideSchema.nullable(),
        sentence: z.string(),
        /** True if a side called the game off: it counts for nothing. */
        calledOff: z.exactOptional(z.literal(true)),
      })
      .nullable(),
  })
  .meta({ id: 'GameSummary' });

/** A player with an account, who has a public page. */
const accountNameSchema = z.object({ name: z.string(), flag: flagSchema });

/** The accounts of the players of a game, the first side first; null for a guest and for a machine. */
const accountsSchema = z.tuple([accountNameSchema.nullable(), accountNameSchema.nullable()]);

/** A summary, with the players: their clocks as the server knows them (null if it has none), and their accounts. */
export const seatedSummarySchema = gameSummarySchema.extend({
  present: seatsStateSchema.nullable(),
  accounts: accountsSchema,
});

/** POST /api/games/summaries: the games a browser knows. */
export const summariesSchema = z.object({ games: z.array(gameIdSchema).max(MAX_SUMMARIES) });

/** The answer. Games that no longer exist are left out. */
export const summaryListSchema = z.object({ games: z.array(seatedSummarySchema) });

/** The beginning of a page of a list: the `next` of the page before. */
const after = z
  .string()
  .regex(/^\d{1,15}\.[\w-]{1,40}$/)
  .optional();
const filters = { system: z.string().max(40).optional(), battle: z.string().max(40).optional(), after };

/** GET /api/watch: filters, and where to go on. `player` is the beginning of a name. */
export const watchQuerySchema = z.object({
  ...filters,
  player: z.string().max(24).optional(),
  limit: z.coerce.number().int().min(1).max(30).default(20),
});

/** GET /api/finished. `player` is the beginning of a name, `side` the side of that player, `winner` a side or a draw. */
export const finishedQuerySchema = z.object({
  ...filters,
  player: z.string().max(24).optional(),
  side: z.enum(['first', 'second']).optional(),
  winner: z.enum(['first', 'second', 'draw']).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** A game to watch. */
const watchedGameSchema = gameSummarySchema.extend({
  delayed: z.boolean(),
  spectators: z.number(),
  accounts: accountsSchema,
});

/** The answer to GET /api/watch, the latest first. */
export const watchListSchema = z.object({
  games: z.array(watchedGameSchema),
  /** All that match, on every page. */
  count: z.number(),
  next: z.string().nullable(),
});

/** A game that is over, as all may know it. */
const finishedGameSchema = z.object({
  id: gameIdSchema,
  system: z.string(),
  battle: z.string(),
  /** The names of the players, the first side first. */
  players: z.tuple([z.string(), z.string()]),
  accounts: accountsSchema,
  /** Null for a draw. */
  winner: sideSchema.nullable(),
  sentence: z.string(),
  progress: z.string(),
  /** Milliseconds since 1970. */
  ended: z.number(),
});

/** The answer to GET /api/finished, the latest first. */
export const finishedListSchema = z.object({
  games: z.array(finishedGameSchema),
  count: z.number(),
  next: z.string().nullable(),
});

/** A player with an account. */
export type AccountName = z.infer<typeof accountNameSchema>;
/** The accounts of the players of a game. */
export type GameAccounts = z.infer<typeof accountsSchema>;
/** The state of a game in a few words. */
export type GameSummary = z.infer<typeof gameSummarySchema>;
/** A summary, and the players with their clocks. */
export type SeatedSummary = z.infer<typeof seatedSummarySchema>;
/** Filters of the list of games to watch. */
export type WatchQuery = z.infer<typeof watchQuerySchema>;
/** A page of that list. */
export type WatchList = z.infer<typeof watchListSchema>;
/** A game to watch. */
export type WatchedGame = z.infer<typeof watchedGameSchema>;
/** Filters of the list of finished games. */
export type FinishedQuery = z.infer<typeof finishedQuerySchema>;
/** A page of that list. */
export type FinishedList = z.infer<typeof finishedListSchema>;
/** A game that is over. */
export type FinishedGame = z.infer<typeof finishedGameSchema>;
