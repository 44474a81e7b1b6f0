/**
 * The public facts about a player with an account, and the changes that a rated game made to its players' ratings.
 */
import { z } from 'zod';
import { shownRatingSchema } from './account.ts';
import { sideSchema } from './entry.ts';
import { flagSchema } from './flag.ts';

/** Games won, drawn and lost. */
const tallySchema = z.tuple([z.int(), z.int(), z.int()]);

/** The results of a player in one rule system. */
const playedSystemSchema = z.object({
  system: z.string(),
  /** Null without a rated game. */
  rating: shownRatingSchema
    .omit({ system: true })
    .extend({
      /** The rating is between these, with a chance of 95 of 100. */
      between: z.tuple([z.int(), z.int()]),
      games: z.int(),
    })
    .nullable(),
  /** Finished games that were not rated. */
  friendly: z.int(),
  /** Finished games as the side 0 and as the side 1. */
  bySide: z.tuple([tallySchema, tallySchema]),
});

/** A point of the course of a rating. */
const ratingPointSchema = z.object({
  system: z.string(),
  at: z.number(),
  rating: z.int(),
  /** Half the width of the band in which the rating is. */
  band: z.int(),
});

/** A game as a row of a player's page. */
const playerGameSchema = z.object({
  game: z.string(),
  system: z.string(),
  battle: z.string(),
  side: sideSchema,
  against: z.object({
    name: z.string(),
    /** Null for a guest, a machine, or a former player. */
    flag: flagSchema.nullable(),
  }),
  /** When it ended, or began if it is under way. */
  at: z.number(),
});

/** A finished game as a row of a player's page. */
const playedGameSchema = playerGameSchema.extend({
  result: z.enum(['won', 'drawn', 'lost']),
  ending: z.enum(['rules', 'resigned', 'claimed', 'agreed']),
  /** The change of the rating in points; null if the game was not rated. */
  change: z.int().nullable(),
});

/** GET /api/players/:name. Times are milliseconds since 1970. */
export const playerSchema = z
  .object({
    name: z.string(),
    flag: flagSchema,
    since: z.number(),
    /** True if the player has a page of the lobby or of a game open now. */
    here: z.boolean(),
    /** Milliseconds within which the player answers as a rule, in games with days for each turn; null if too little is known. */
    answers: z.int().nullable(),
    /** True if the reader is this player. */
    self: z.boolean(),
    /** True if the reader has blocked this player. */
    blocked: z.boolean(),
    finished: z.int(),
    /** Finished games that were neither resigned nor lost on time. */
    playedOut: z.int(),
    systems: z.array(playedSystemSchema),
    course: z.array(ratingPointSchema),
    /** The latest first. */
    games: z.array(playedGameSchema),
    /** The games that anyone may watch now, the latest first. */
    underWay: z.array(playerGameSchema),
    /** The finished games of the reader and this player: won by the reader, drawn, lost; null for a guest and oneself. */
    together: tallySchema.nullable(),
  })
  .meta({ id: 'Player' });

/** The change of one player's rating by a game: `old + change = new`. */
const ratingChangeSchema = z.object({
  side: sideSchema,
  name: z.string(),
  flag: flagSchema.nullable(),
  old: z.int(),
  oldProvisional: z.boolean(),
  change: z.int(),
  new: z.int(),
  newProvisional: z.boolean(),
});

/** Two public games of the same players, one from each side. Player 0 has the first side in the first game. */
const pairSchema = z.object({
  /** Whether this is its first or its second game. */
  number: z.literal([1, 2]),
  /** The other game; null before it is begun. */
  other: z.string().nullable(),
  /** The names of players 0 and 1. */
  players: z.tuple([z.string(), z.string()]),
  counts: z.enum(['rated', 'friendly']),
  /** The first game is played, the second has not begun, the second is played, both are over. */
  state: z.enum(['first', 'between', 'second', 'over']),
  /** The games that were called off, by number. The other game counts alone. */
  calledOff: z.array(z.literal([1, 2])),
  /** Null before the end, and if both games were called off. */
  result: z
    .object({
      /** Player 0 or 1; null for a draw. */
      winner: sideSchema.nullable(),
      /** Battles won by each player. */
      won: z.tuple([z.int(), z.int()]),
      /** The strength that each lost, as the sum of the parts lost in the games, each from 0 to 1. */
      lost: z.tuple([z.number(), z.number()]),
    })
    .nullable(),
});

/** GET /api/games/:id/ratings. */
export const gameRatingsSchema = z
  .object({
    /** `none`: the game is not rated. `later`: it is not over. `soon`: the ratings follow in a moment. */
    state: z.enum(['none', 'later', 'soon', 'done']),
    system: z.string(),
    changes: z.array(ratingChangeSchema),
    /** Null for a single game. */
    pair: pairSchema.nullable(),
  })
  .meta({ id: 'GameRatings' });

/** The public facts about a player. */
export type Player = z.infer<typeof playerSchema>;
/** Two games of the same players, one from each side. */
export type Pair = z.infer<typeof pairSchema>;
/** The changes that a game made to its players' ratings. */
export type GameRatings = z.infer<typeof gameRatingsSchema>;
