import { z } from 'zod';

const reasonSchema = z
  .string()
  .trim()
  .min(3, 'Give a reason, in a sentence that the player reads.')
  .max(300, 'A reason has at most 300 characters.')
  .regex(/^[^\p{Cc}]*$/u, 'A reason is one line.');
/** The whole id, or its beginning as the lists show it. */
const idSchema = z
  .string()
  .regex(/^[0-9a-f-]{8,36}$/, 'An id is the 8 or more letters and figures that the list shows.');
const gameSchema = z.string().regex(/^[\w-]{1,40}$/, 'The id of a game is the last part of its address.');

/** What the operator of a server asks of it. */
export const adminRequestSchema = z.discriminatedUnion('do', [
  /** The open reports. */
  z.strictObject({ do: z.literal('reports') }),
  /** One report with its lines; the reported one is covered unless `show` is true. */
  z.strictObject({ do: z.literal('report'), report: idSchema, show: z.boolean() }),
  z.strictObject({ do: z.literal('close'), report: idSchema }),
  /** Warns or bars the player whom a report is about, or the player of an account. `days` is null for good. */
  z.strictObject({
    do: z.literal('sanction'),
    kind: z.enum(['warn', 'phrases', 'ban']),
    whom: z.union([
      z.strictObject({ report: idSchema }),
      z.strictObject({ name: z.string().trim().min(1).max(60) }),
    ]),
    days: z.int().min(1).max(3650).nullable(),
    reason: reasonSchema,
  }),
  /** Takes a sanction back. */
  z.strictObject({ do: z.literal('lift'), sanction: idSchema }),
  /** The sanctions in force. */
  z.strictObject({ do: z.literal('sanctions') }),
  z.strictObject({ do: z.literal('delete-game'), game: gameSchema }),
  /** Deletes what was said in a game: one line, or all of it. */
  z.strictObject({ do: z.literal('delete-talk'), game: gameSchema, line: z.int().min(1).nullable() }),
  z.strictObject({ do: z.literal('figures') }),
  /** What operators have done, the latest first. */
  z.strictObject({ do: z.literal('log') }),
]);

/** A request, and who sends it. */
export const adminMessageSchema = z.strictObject({
  operator: z.string().max(60),
  request: adminRequestSchema,
});

/** The answer: lines for the operator to read. */
export const adminAnswerSchema = z.object({ lines: z.array(z.string()) });

/** What the operator of a server asks of it. */
export type AdminRequest = z.infer<typeof adminRequestSchema>;
/** A request, and who sends it. */
export type AdminMessage = z.infer<typeof adminMessageSchema>;
