/** The players of a game on a server, as all its readers see them: who is there, and their clocks. */
import { z } from 'zod';
import { playedClockSchema } from './clock-terms.ts';
import { sideSchema } from './entry.ts';

/** All times are milliseconds. Points in time are since 1970, by the server's clock. */
const timeSchema = z.int();

/**
 * The clock of one side. `out`: the time has run out and the other side may claim. `paused`: the side is asked and its time
 * does not run, during a vacation or just after the server was down.
 */
const sideClockSchema = z.object({
  left: timeSchema,
  state: z.enum(['stopped', 'running', 'paused', 'out']),
});

/** One side. */
const sideStateSchema = z.object({
  /** True if a page of the player is at this game now. */
  connected: z.boolean(),
  /** When the player was last at this game; null if never. */
  lastHere: timeSchema.nullable(),
  /** Null in a game without a clock. */
  clock: sideClockSchema.nullable(),
  /** Since when the side is asked, or waits for the other; null if that is not known. */
  since: timeSchema.nullable(),
  /** When the time ran out; null if it has not. */
  out: timeSchema.nullable(),
  /** True if a machine plays the side, since its player's time has run out. An answer of the player ends that. */
  machine: z.boolean(),
  /** The end of the vacation; null without one. */
  vacationUntil: timeSchema.nullable(),
  /** The days of vacation that are left. */
  vacationLeft: timeSchema,
});

/** The players of a game: sides by number, spectators, the clock, and the last time the server was down. */
export const seatsStateSchema = z.object({
  clock: playedClockSchema.nullable(),
  sides: z.tuple([sideStateSchema, sideStateSchema]),
  spectators: z.int(),
  /** The last time the server was down, until clocks run again. */
  outage: z.object({ from: timeSchema, to: timeSchema, resumes: timeSchema }).nullable(),
  /** The seats that were given to another browser by consent, the first one first; `name`: the new player, or null for the same. */
  handed: z.exactOptional(
    z.array(z.object({ side: sideSchema, at: timeSchema, name: z.string().nullable() })),
  ),
  /** The time by the server's clock when this was sent. */
  now: timeSchema,
});

/** The players of a game on a server. */
export type SeatsState = z.infer<typeof seatsStateSchema>;
/** One side of a game on a server. */
export type SideState = z.infer<typeof sideStateSchema>;
