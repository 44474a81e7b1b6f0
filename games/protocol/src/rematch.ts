/** A new game of the same battle, offered over the line of the one that is over. */
import { z } from 'zod';
import { numberSchema, sideSchema } from './entry.ts';
import { offerSchema } from './game.ts';
import { tokenSchema } from './http.ts';

/** The offer: the other side's seat in the new game, and whether sides change. */
export const rematchSchema = z.object({
  game: z.string().regex(/^[\w-]{1,64}$/, 'The id of a game is 1 to 64 letters, digits, - or _.'),
  token: tokenSchema,
  swapped: z.boolean(),
});

/** An offer as one of the two players sees it. */
export const rematchOfferSchema = rematchSchema.extend({
  /** The side that offers it. */
  side: sideSchema,
  /** The reply of the other side; null without one. */
  agreed: z.boolean().nullable(),
  /** The token of the offered seat; null for the side that offers it. */
  token: tokenSchema.nullable(),
});

/** The seat offered with a rematch. */
export type Rematch = z.infer<typeof rematchSchema>;
/** An offer of a rematch as one of the two players sees it. */
export type RematchOffer = z.infer<typeof rematchOfferSchema>;

/** The players' open offers to each other outside the record, as several nodes store them. */
export const openOffersSchema = z.object({
  takeBack: offerSchema.nullable(),
  /** The head of the record when it was stored. */
  at: numberSchema,
  /** A rematch, the side that offers it, and the reply to it. */
  rematch: z.object({ side: sideSchema, rematch: rematchSchema, agreed: z.boolean().nullable() }).nullable(),
});
/** The players' open offers to each other outside the record. */
export type OpenOffers = z.infer<typeof openOffersSchema>;
