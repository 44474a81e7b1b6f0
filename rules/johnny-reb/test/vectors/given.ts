import { degrees, inches, type Pose, type Stand, spotOfInches, type Thousandths } from '@linstock/ground';
import {
  factsOf,
  type Json,
  type Outcome,
  outcomeOf,
  type Reckoning,
  readFaces,
  schemaIssueWords,
  type Umpire,
} from '@linstock/kernel';
import { z } from 'zod';
import { footprint } from '../../src/measure/footprint.ts';
import {
  ARMS,
  ASPECTS,
  BONUS_ROWS,
  COVER_ROWS,
  FORMATIONS,
  LEVELS,
  QUALITIES,
  RANKS,
  RATE_ROWS,
  WORKS,
} from '../../src/tables/index.ts';

/**
 * The words of test vectors, as schemas. A value that is left out is the usual one, and an unknown key is refused.
 */

export const fact = z.boolean().default(false);
export const count = z.int().min(0).default(0);
export const arm = z.enum(ARMS);
export const quality = z.enum(QUALITIES);
export const level = z.enum(LEVELS).default('good');
export const formation = z.enum(FORMATIONS);
export const officer = z.enum(RANKS).nullable().default(null);
export const aspect = z.enum(ASPECTS).default('front');
export const coverRow = z.enum(COVER_ROWS).nullable().default(null);
export const works = z.enum(WORKS).nullable().default(null);
export const moraleCover = z
  .enum(['cover', ...WORKS])
  .nullable()
  .default(null);
export const rateRow = z.enum(RATE_ROWS);
export const bonusRow = z.enum(BONUS_ROWS).default('foot_any_formation');
export const side = z.enum(['USA', 'CSA']);
export const flank = z.enum(['left', 'right']).nullable().default(null);
/** Inches; left out if there is no such distance. */
export const distance = z.number().min(0).nullable().default(null);

/** A unit with its place on the table. */
export const posed = z.strictObject({
  arm,
  formation,
  stands: z.int().min(1),
  quality,
  P: z.tuple([z.number(), z.number()]),
  heading: z.number(),
});
/** See posed. */
export type PosedUnit = z.output<typeof posed>;

/** The pose of a posed unit. */
export function frontOf({ P: [x, y], heading }: PosedUnit): Pose {
  return { ...spotOfInches(x, y), facing: degrees(heading) };
}

/** The footprint of a posed unit. */
export function standOf(unit: PosedUnit): Stand {
  return footprint(frontOf(unit), unit);
}

/** A distance in inches as it is measured; null for none. */
export function measured(length: number | null): Thousandths | null {
  return length === null ? null : inches(length);
}

/** A number as vectors give it: 4 places, and no zero below zero. */
export function places(n: number): number {
  return Math.round(n * 10_000) / 10_000 + 0;
}

/** Reads the `given` of a vector. Throws RangeError with a sentence on the first thing wrong, an unknown key too. */
export function read<S extends z.ZodType>(schema: S, raw: Json): z.output<S> {
  const given = withoutNones(factsOf(raw));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RangeError(schemaIssueWords('This vector', given, parsed.error.issues));
}

/** In these vectors `none` says the same as a key left out. */
function withoutNones(given: Json): Json {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const told = Object.entries(given as Readonly<Record<string, Json>>).filter(
    ([, value]) => value !== 'none',
  );
  return Object.fromEntries(told.map(([key, value]) => [key, withoutNones(value)]));
}

/** The umpire of a vector: its dice are drawn one after another, unused ones stay. */
export class DrawnDice implements Umpire {
  readonly #dice: readonly number[];
  #next = 0;

  constructor(dice: readonly number[]) {
    this.#dice = dice;
  }

  /** The faces drawn until now. */
  get drawn(): readonly number[] {
    return this.#dice.slice(0, this.#next);
  }

  throw<O extends Outcome>(reckoning: Reckoning<O>): O {
    const { count: wanted } = reckoning.dice;
    const faces = this.#dice.slice(this.#next, this.#next + wanted);
    if (faces.length < wanted)
      throw new RangeError(
        `${reckoning.title} needs ${wanted} dice after ${this.#next}; only ${this.#dice.length} are given.`,
      );
    this.#next += wanted;
    return outcomeOf(reckoning, readFaces(reckoning.dice, faces));
  }

  emit(): void {
    // A vector needs no log.
  }
}

/** The sum of some faces. */
export function sumOfFaces(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}
