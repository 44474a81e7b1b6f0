import { z } from 'zod';

/** Colours of a regiment, as `#rrggbb`, and where they come from. */
export interface Uniform {
  readonly coat: string;
  readonly facing: string;
  readonly source: string;
}

const colour = z.string().regex(/^#[0-9A-F]{6}$/i, 'a colour is written #rrggbb');

/** Uniforms by the name of a regiment or of guns. */
export const uniformsSchema: z.ZodType<Readonly<Record<string, Uniform>>> = z.record(
  z.string(),
  z.strictObject({ coat: colour, facing: colour, source: z.string() }),
);
