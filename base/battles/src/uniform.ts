import { z } from 'zod';

/** Colours of a regiment, as `#rrggbb`, and where they come from. */
export interface Uniform {
  readonly coat: string;
  readonly facing: string;
  /** The headgear, by the kind of troops; a cocked hat by default. */
  readonly hat?: (typeof HATS)[number] | undefined;
  readonly source: string;
}

/** Headgear of the armies in America, except the cocked hat. */
const HATS = ['bearskin', 'bonnet', 'helmet', 'slouch hat'] as const;

const colour = z.string().regex(/^#[0-9A-F]{6}$/i, 'a colour is written #rrggbb');

/** Uniforms by the name of a regiment or of guns. */
export const uniformsSchema: z.ZodType<Readonly<Record<string, Uniform>>> = z.record(
  z.string(),
  z.strictObject({ coat: colour, facing: colour, hat: z.enum(HATS).optional(), source: z.string() }),
);
