import { z } from 'zod';

/**
 * The grammar of a unit's name, if an English name of a regiment would be misread: `4th Texas` is singular,
 * and `Guides` may be either.
 */
export const namingSchema = z
  .strictObject({
    /** True if verbs after the name are plural: `the 7th Fusiliers are`. */
    plural: z.boolean().optional(),
    /** True if the name has an article in a sentence: `the Militia`. */
    article: z.boolean().optional(),
    /** A shorter form for lines with little space. */
    short: z.string().min(1).max(40).optional(),
  })
  .optional();

/** See `namingSchema`; undefined if the name is read as English names of regiments are. */
export type Naming = z.infer<typeof namingSchema>;
