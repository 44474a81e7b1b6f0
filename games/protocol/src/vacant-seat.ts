/** Seats whose players have left, and that the other player offers to anybody. Times are milliseconds since 1970. */
import { z } from 'zod';
import { playerNameSchema } from './challenge.ts';
import { playedClockSchema } from './clock-terms.ts';
import { sideSchema } from './entry.ts';
import { flagSchema } from './flag.ts';
import { gameIdSchema } from './lobby.ts';

/** A seat that waits for a new player, as all may know it. */
export const vacantSeatSchema = z
  .object({
    game: gameIdSchema,
    /** The side of the seat. */
    side: sideSchema,
    system: z.string(),
    battle: z.string(),
    /** The names of the sides, the first one first. */
    sides: z.tuple([z.string(), z.string()]),
    /** The progress of the battle, such as `Turn 4 of 7`. */
    progress: z.string(),
    /** The player who waits. The flag is null for a guest. */
    opponent: z.string(),
    opponentFlag: flagSchema.nullable(),
    /** Null in a game without a clock. */
    clock: playedClockSchema.nullable(),
    /** When the seat was offered. */
    posted: z.int(),
    /** The name of the person who asks for the seat; null while nobody does. */
    asker: z.string().nullable(),
  })
  .meta({ id: 'VacantSeat' });

/** GET /api/vacant-seats: the latest first. */
export const vacantSeatsSchema = z.object({ seats: z.array(vacantSeatSchema) });

/** POST /api/games/:id/seat/vacancy: offers the seat of the other side to anybody, or no longer. */
export const vacancySchema = z.object({ open: z.boolean() });

/** POST /api/games/:id/seat/succeed: asks for a seat that is offered. */
export const succeedSchema = z.object({ side: sideSchema, name: playerNameSchema });

/** GET /api/games/:id/seat/asked: what became of the request of this browser for a seat. */
export const askedSeatSchema = z.object({
  side: sideSchema,
  state: z.enum(['waiting', 'agreed', 'done', 'refused', 'stopped']),
  /** When the seat will be that of this browser; null before the other player agrees. */
  due: z.int().nullable(),
});

/** A seat that waits for a new player. */
export type VacantSeat = z.infer<typeof vacantSeatSchema>;
/** What became of a request for a seat. */
export type AskedSeatView = z.infer<typeof askedSeatSchema>;
