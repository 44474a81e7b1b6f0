import { adminChangeSchema, adminIdSchema } from '@linstock/protocol/administration';
import { z } from 'zod';

const nameSchema = z.string().trim().min(1).max(60);

/** What the operator of a server asks of it by the command: what the page can do, and who may use that page. */
export const adminRequestSchema = z.discriminatedUnion('do', [
  ...adminChangeSchema.options,
  /** The open reports. */
  z.strictObject({ do: z.literal('reports') }),
  /** One report with its lines; the reported one is covered unless `show` is true. */
  z.strictObject({ do: z.literal('report'), report: adminIdSchema, show: z.boolean() }),
  /** The sanctions in force. */
  z.strictObject({ do: z.literal('sanctions') }),
  z.strictObject({ do: z.literal('figures') }),
  /** The steps operators have taken, the latest first. */
  z.strictObject({ do: z.literal('log') }),
  /** The accounts that may use the page. */
  z.strictObject({ do: z.literal('operators') }),
  /** Makes the player of an account an operator, or ends that. */
  z.strictObject({ do: z.literal('make-operator'), name: nameSchema }),
  z.strictObject({ do: z.literal('remove-operator'), name: nameSchema }),
]);

/** A request, and who sends it. */
export const adminMessageSchema = z.strictObject({
  operator: z.string().max(60),
  request: adminRequestSchema,
});

/** The answer: lines for the operator to read. */
export const adminAnswerSchema = z.object({ lines: z.array(z.string()) });

/** A request of the operator to a server. */
export type AdminRequest = z.infer<typeof adminRequestSchema>;
/** A request, and who sends it. */
export type AdminMessage = z.infer<typeof adminMessageSchema>;
