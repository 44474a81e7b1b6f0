import type { Axial, HexMapSpec } from '@linstock/ground';
import { z } from 'zod';

/** A hex of a battle file: its axial position. */
const axialSchema: z.ZodType<Axial> = z.tuple([z.int(), z.int()]);

/** A shape of a battle file: places in survey yards, the first not repeated at the end. */
export const outlineSchema = z.array(z.tuple([z.number(), z.number()])).min(3);

const names = z.array(z.string()).min(1);
const hexes = z.array(axialSchema).default([]);

/** The part of a battle file that says how its hex map is made from the survey. */
export const hexMapSchema = z.strictObject({
  layout: z.strictObject({
    yardsPerHex: z.number().positive(),
    origin: z.strictObject({ x: z.number(), y: z.number() }),
    bearing: z.number(),
  }),
  levels: z.array(z.number()),
  structures: z.array(z.strictObject({ kind: z.string(), buildings: names })).default([]),
  covers: z.record(z.string(), z.string()).default({}),
  sides: z
    .array(
      z.strictObject({
        word: z.string(),
        kinds: z.array(z.enum(['road', 'fence', 'wall', 'ledge', 'railroad', 'creek'])).min(1),
        how: z.enum(['joins', 'parts']),
      }),
    )
    .default([]),
  corrections: z
    .strictObject({
      level: z.array(z.strictObject({ hex: axialSchema, level: z.int().min(0) })).default([]),
      impassable: hexes,
      passable: hexes,
      cover: z.array(z.strictObject({ word: z.string(), outline: outlineSchema })).default([]),
    })
    .default({ level: [], impassable: [], passable: [], cover: [] }),
}) satisfies z.ZodType<HexMapSpec>;
