/** What machines found out about the battles beforehand: light, for a page that only lists them. */
import { BOT_NAMES } from '@linstock/bots';
import { z } from 'zod';

const count = z.int().min(0);

const foughtSchema = z.object({
  /** Pieces of both sides, without their leaders. */
  pieces: count,
  /** Answers given in a game, by both sides, and the names and numbers in them: medians. */
  answers: count,
  parts: count,
  /** How many different rules come up in a game: the median. */
  clauses: count,
  games: count,
  players: z.enum(BOT_NAMES),
  /** Games won by each side; the rest were drawn. */
  won: z.tuple([count, count]),
});

/** By system and battle. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), foughtSchema));

/** What is known of a battle under a system. */
export type FoughtFigures = z.output<typeof foughtSchema>;
