/** The clock of a game: the terms agreed before it begins, and its state during play. */
import { z } from 'zod';
import { clockSchema } from './game.ts';

/** `vacation` is days a year. */
const daysSchema = z.object({
  kind: z.literal('days'),
  days: z.int().min(1).max(14),
  vacation: z.int().min(0).max(60),
});

/** A budget of minutes for the whole game, which grows by `increment` seconds at each turn. */
const budgetSchema = z.object({
  kind: z.literal('budget'),
  minutes: z.int().min(5).max(240),
  increment: z.int().min(0).max(3600),
});

/** No clock, days for each turn, or a budget. */
export const clockTermsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  daysSchema,
  budgetSchema,
]);

/** The terms of a game's clock, agreed before it begins. */
export type AgreedClock = z.infer<typeof clockTermsSchema>;

/** The clock of a game that is played by one: agreed in a challenge, or, of kind `answer`, minutes for each answer. */
export const playedClockSchema = z.discriminatedUnion('kind', [
  daysSchema,
  budgetSchema,
  z.object({ kind: z.literal('answer'), ...clockSchema.shape }),
]);

/** The clock of a game that is played by one. */
export type PlayedClock = z.infer<typeof playedClockSchema>;
