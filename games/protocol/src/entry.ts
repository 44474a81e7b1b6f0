import { type Entry, type ManualEdit, RECORD_LIMITS, type Side } from '@linstock/kernel';
import { z } from 'zod';

/** A side of a game. */
export const sideSchema: z.ZodType<Side> = z.union([z.literal(0), z.literal(1)]);
/** The number of an entry; 0 is the start. */
export const numberSchema = z.int().min(0).max(1_000_000);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const thrown = z.array(z.array(z.int().min(1)));
const numbered = { n: numberSchema.min(1), side: sideSchema, hash: hex64 };

/** The values of some pieces set by hand. */
export const editsSchema: z.ZodType<ManualEdit[]> = z
  .array(z.object({ piece: z.string().min(1), set: z.record(z.string(), z.json()) }))
  .min(1)
  .max(RECORD_LIMITS.edits);

/** A reason in a player's own words. */
export const reasonSchema = z
  .string()
  .min(1)
  .max(RECORD_LIMITS.text)
  .refine((text) => text.isWellFormed(), 'A reason has whole characters only: write it again.');

/**
 * One entry in the form of the record (docs/record-format.md), as its reader may know it. A sealed answer of
 * the other side comes without `answer` and `salt` until it is revealed.
 */
export const entrySchema = z.union([
  z.object({
    ...numbered,
    seal: hex64,
    answer: z.exactOptional(z.json()),
    salt: z.exactOptional(z.string()),
    dice: thrown,
  }),
  z.object({ ...numbered, answer: z.json(), dice: thrown, standing: z.exactOptional(z.literal(true)) }),
  z.object({
    ...numbered,
    hand: editsSchema,
    because: z.exactOptional(reasonSchema),
    agreed: z.boolean(),
    asked: z.exactOptional(z.boolean()),
  }),
  z.object({ ...numbered, back: numberSchema, agreed: z.boolean() }),
  z.object({ ...numbered, nonce: z.string().min(1) }),
  z.object({ ...numbered, resign: z.literal(true) }),
  z.object({ ...numbered, claim: z.literal(true) }),
  z.object({ ...numbered, off: z.literal(true) }),
  z.object({ ...numbered, draw: z.boolean() }),
]) satisfies z.ZodType<Entry> as z.ZodType<Entry>;
