import { z } from 'zod';
import { sideSchema } from './entry.ts';

/** A device that holds a seat, as its player sees it. Times are milliseconds since 1970. */
const seatDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  made: z.int(),
  seen: z.int(),
  /** True for the device that asks. */
  here: z.boolean(),
});

/** A request for a seat by a browser that does not hold it. */
const seatRequestSchema = z.object({
  id: z.string(),
  /** The seat that is asked for. */
  side: sideSchema,
  asked: z.int(),
  /** The name of a new player who asks for the seat; null for a player who has lost it. */
  name: z.string().nullable(),
  /** When it takes effect; null until the opponent agrees. */
  due: z.int().nullable(),
});

/** A player's own seat, as the player sees it. */
export const ownSeatSchema = z.object({
  side: sideSchema,
  devices: z.array(seatDeviceSchema),
  /** When the six words were made; null if there are none. */
  words: z.int().nullable(),
  /** The last transfer link, without its code. */
  transfer: z
    .object({
      expires: z.int(),
      used: z.int().nullable(),
      usedBy: z.string().nullable(),
      device: z.string().nullable(),
    })
    .nullable(),
  /** Open requests for this seat, and for that of the opponent. */
  requests: z.array(seatRequestSchema),
  /** True if the other side is a person who can be asked. */
  opponent: z.boolean(),
  /**
   * The seat of the other side: `held` by its player, `absent` if the player has left and the seat may be offered to anybody,
   * `offered` if it is.
   */
  other: z.enum(['held', 'absent', 'offered']),
});

/** A new transfer link: its code, and when it expires. */
export const transferSchema = z.object({ code: z.string(), expires: z.int() });

/** A code as a person opened or typed it. */
export const transferCodeSchema = z.object({ code: z.string().min(1).max(40) });

/** The seat that a transfer link would take along. */
export const transferOfferSchema = z.object({ game: z.string(), side: sideSchema, expires: z.int() });

/** Six new words, in their order. They are sent once. */
export const seatWordsSchema = z.object({ words: z.array(z.string()).length(6) });

/** Six words as a person typed them, and the seat they are for. */
export const recoverySchema = z.object({ words: z.string().min(1).max(200), side: sideSchema });

/** A player's own seat, as the player sees it. */
export type OwnSeat = z.infer<typeof ownSeatSchema>;
