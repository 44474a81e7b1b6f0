/** A new game of the same battle, offered over the line of the one that is over. */
import { z } from 'zod';
import { sideSchema } from './entry.ts';
import { tokenSchema } from './http.ts';

/** What is offered: the other side's seat in the new game, and whether sides are changed in it. */
export const rematchSchema = z.object({
  game: z.string().regex(/^[\w-]{1,64}$/, 'The id of a game is 1 to 64 letters, digits, - or _.'),
  token: tokenSchema,
  swapped: z.boolean(),
});

/** An offer as one of the two players sees it. */
export const rematchOfferSchema = rematchSchema.extend({
  /** Who offers it. */
  side: sideSchema,
  /** What the other side has said; null while he has said nothing. */
  agreed: z.boolean().nullable(),
  /** The secret of the seat that is offered; null for him who offers it. */
  token: tokenSchema.nullable(),
});

/** What is offered with a rematch. */
export type Rematch = z.infer<typeof rematchSchema>;
/** An offer of a rematch as one of the two players sees it. */
export type RematchOffer = z.infer<typeof rematchOfferSchema>;
