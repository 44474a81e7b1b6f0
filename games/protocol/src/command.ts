import { z } from 'zod';
import { editsSchema, numberSchema, reasonSchema } from './entry.ts';
import { MAX_NONCE } from './limits.ts';
import { rematchSchema } from './rematch.ts';
import { standingRulesSchema } from './standing.ts';

const sent = {
  cmd: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'A command id is 1 to 64 letters, digits, - or _.')
    .meta({
      description: 'Made up by the sender, new for each try; sent again, it is answered as a repeat.',
    }),
  seen: numberSchema.meta({ description: 'The number of the last entry the sender knew; 0 for none.' }),
};

/** A command from a seat to its judge. */
export const commandSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('answer'), ...sent, answer: z.unknown() }),
  /**
   * Play goes back to the position after entry `to`. If that is not free, the other side is asked if `offer`
   * is true.
   */
  z.object({ t: z.literal('back'), ...sent, to: numberSchema, offer: z.boolean() }),
  /** Changes the board by hand. If it is no sandbox, a person on the other side is asked first. */
  z.object({
    t: z.literal('hand'),
    ...sent,
    hand: editsSchema,
    because: z.exactOptional(reasonSchema),
  }),
  /**
   * Accepts or declines the other side's request to take back, or to change the board by hand. `alone` if one page plays both sides,
   * so that nobody else was asked.
   */
  z.object({ t: z.literal('reply'), ...sent, agree: z.boolean(), alone: z.exactOptional(z.literal(true)) }),
  /** Keeps these standing answers for the seat, in place of all before. */
  z.object({ t: z.literal('standing'), ...sent, rules: standingRulesSchema }),
  z.object({ t: z.literal('resign'), ...sent }),
  /** The other side is late: claims the game, or has it answered for, as was agreed at the start. */
  z.object({ t: z.literal('claim'), ...sent }),
  /** Calls the game off before its second turn: it counts for nothing and is gone. */
  z.object({ t: z.literal('call-off'), ...sent }),
  /** Gives the other side more time: a day, or 15 minutes of a budget. */
  z.object({ t: z.literal('give-time'), ...sent }),
  /**
   * The time of the other side has run out: a machine plays it from now on (true). The sender plays the own side again, which a machine
   * played (false).
   */
  z.object({ t: z.literal('stand-in'), ...sent, on: z.boolean() }),
  /** Begins a vacation that ends at this time, in milliseconds since 1970, or ends the present one (null). */
  z.object({ t: z.literal('vacation'), ...sent, until: z.int().min(0).nullable() }),
  /** Offers a draw or takes one (true); declines one or takes one's own offer back (false). */
  z.object({ t: z.literal('draw'), ...sent, draw: z.boolean() }),
  /** The game is over: offers the other side a seat in a new one, or takes that offer back (null). */
  z.object({ t: z.literal('rematch'), ...sent, rematch: rematchSchema.nullable() }),
  /** Takes or declines the rematch that the other side offers. */
  z.object({ t: z.literal('rematch-reply'), ...sent, agree: z.boolean() }),
  /** Throws this in against the judge's dice secret. */
  z.object({
    t: z.literal('nonce'),
    ...sent,
    nonce: z
      .string()
      .min(1)
      .max(MAX_NONCE)
      .refine((nonce) => nonce.isWellFormed(), 'A nonce has whole characters only: send another text.'),
  }),
]);

/** A command from a seat to its judge. */
export type Command = z.infer<typeof commandSchema>;
