import { type GameHeader, RECORD_LIMITS } from '@linstock/kernel';
import { z } from 'zod';
import { editsSchema, numberSchema, reasonSchema, sideSchema } from './entry.ts';

/** The levels a bot can be set to. */
export const levelSchema = z.enum(['beginner', 'easy', 'normal', 'hard']);

/** Why something was not done. `head` comes with a stale number: the number of the last entry. */
export const faultSchema = z
  .object({
    code: z.string(),
    clause: z.string().nullable(),
    sentence: z.string(),
    head: z.exactOptional(numberSchema),
  })
  .meta({ id: 'Fault' });

/** The player of a side; `level` is null for a person. */
export const seatSchema = z.object({
  side: sideSchema,
  name: z.string(),
  kind: z.enum(['human', 'bot']),
  level: levelSchema.nullable(),
});

/** A take-back, or a change by hand, that one side has requested and the other may grant. */
export const offerSchema = z.object({
  side: sideSchema,
  /** The entry to go back to; for a change by hand the last one. */
  to: numberSchema,
  hand: z.exactOptional(editsSchema),
  because: z.exactOptional(reasonSchema),
});

/** The time for which a side may keep the other waiting, and what the other may then do. */
export const clockSchema = z
  .object({ minutes: z.int().min(1).max(RECORD_LIMITS.minutes), late: z.enum(['claim', 'act']) })
  .meta({ id: 'Clock' });

/** The head of a record: the terms agreed at the start. */
export const headerSchema = z.looseObject({
  format: z.literal('linstock-game/1'),
  rules: z.object({ id: z.string(), version: z.string() }),
  battle: z.object({ id: z.string(), hash: z.string() }),
  options: z.record(z.string(), z.json()),
  dice: z.union([
    z.object({
      kind: z.literal('fair'),
      commitment: z.string(),
      secret: z.string().nullable(),
      from: z.exactOptional(numberSchema),
    }),
    z.object({ kind: z.literal('seeded'), seed: z.string() }),
    z.object({ kind: z.literal('typed') }),
  ]),
  clock: z.exactOptional(clockSchema),
  umpire: z.exactOptional(z.literal(true)),
  players: z.exactOptional(z.tuple([z.string().nullable(), z.string().nullable()])),
  created: z.exactOptional(z.string()),
  carried: z.exactOptional(z.record(z.string(), z.json())),
}) satisfies z.ZodType<GameHeader> as z.ZodType<GameHeader>;

/** A game as all may see it. `{ ...header, entries }` can be replayed. */
export const gameViewSchema = z
  .object({
    id: z.string(),
    header: headerSchema,
    head: numberSchema.meta({ description: 'The number of the last entry; 0 when there is none.' }),
    over: z.boolean(),
    /** The seat of side 0 first. */
    seats: z.array(seatSchema).length(2),
    /** The reader's side; null for a spectator. */
    seat: sideSchema.nullable(),
    offer: offerSchema.nullable(),
    /** True if the reader sees it two turns late, as spectators of some games do; false if left out. */
    late: z.exactOptional(z.boolean()),
  })
  .meta({ id: 'Game' });

/** Why something was not done, in a sentence for the reader. */
export type Fault = z.infer<typeof faultSchema>;
/** A game as all may see it. */
export type GameView = z.infer<typeof gameViewSchema>;
/** The player of one side of a game. */
export type SeatView = z.infer<typeof seatSchema>;
/** A take-back, or a change by hand, that waits for the other side's yes or no. */
export type Offer = z.infer<typeof offerSchema>;
