/** The clock of a game as it is agreed before it begins. */
import { z } from 'zod';

/** No clock, days for each turn, or a budget of minutes that grows by an increment each turn. */
export const clockTermsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** `vacation` is days a year. */
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(14), vacation: z.int().min(0).max(60) }),
  /** Both in minutes. */
  z.object({
    kind: z.literal('budget'),
    minutes: z.int().min(5).max(240),
    increment: z.int().min(0).max(60),
  }),
]);

/** The clock of a game as it is agreed before it begins. */
export type AgreedClock = z.infer<typeof clockTermsSchema>;
