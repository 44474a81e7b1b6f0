/**
 * The shape of a record, written once. The types of `record.ts`, the reader in `parse-record.ts` and the JSON Schema in
 * `record-schema.json` are made from it. Each text below says what is expected at its place, for the author of a wrong
 * record.
 */
import { z } from 'zod';
import type { Json, Options } from './json.ts';

/** The name and version of the format; docs/record-format.md describes it. */
export const RECORD_FORMAT = 'linstock-game/1';

/** The limits of a record, far beyond any game, so that a hostile file cannot exhaust the machine. */
export const RECORD_LIMITS = {
  entries: 100_000,
  /** Characters of a text such as a player's name, an id or a nonce. */
  text: 200,
  /** Values in one answer or in the options, all levels together. */
  values: 10_000,
  /** Levels of lists in lists. */
  depth: 20,
  throws: 1000,
  /** Maximum number of pieces changed by one entry by hand. */
  edits: 200,
  faces: 1000,
  /** Upper limit of a clock: a year. */
  minutes: 525_600,
} as const;

const A_TEXT = `a text of 1 to ${RECORD_LIMITS.text} characters`;
/** Programs in other languages stop at half a character. */
const WHOLE_SIGNS = 'a text of whole characters (no lone surrogate)';
const AN_OBJECT = 'an object';
const A_LIST = 'a list';

const textShape = z
  .string({ error: A_TEXT })
  .min(1, { error: A_TEXT })
  .max(RECORD_LIMITS.text, { error: A_TEXT })
  .refine((text) => text.isWellFormed(), { error: WHOLE_SIGNS })
  .meta({ id: 'text' });

const A_HASH = 'a SHA-256 in 64 lower-case hexadecimal digits';
const hashShape = z
  .string({ error: A_HASH })
  .regex(/^[0-9a-f]{64}$/, { error: A_HASH })
  .meta({ id: 'hash' });

const truthShape = z.boolean({ error: 'true or false' });
const onlyTrueShape = z.literal(true, { error: 'true (or no such field)' });
const sideShape = z.literal([0, 1], { error: 'side 0 or 1' });

function wholeShape(least: number, most: number) {
  const error = `a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

function listShape<T extends z.ZodType>(item: T, most: number) {
  return z.array(item, { error: A_LIST }).max(most, { error: `at most ${most} items` });
}

/** An object of these fields and no others. */
function fieldsShape<T extends z.ZodRawShape>(fields: T) {
  return z.strictObject(fields, { error: ({ code }) => (code === 'unrecognized_keys' ? STRAY : AN_OBJECT) });
}

/** Placeholder for an unknown field; `parse-record.ts` names it. */
export const STRAY = 'a field of the format';

/** Plain JSON of bounded size. */
const jsonShape = z.unknown().superRefine(beJson) as unknown as z.ZodType<Json>;

/** An object of plain JSON. */
const jsonObjectShape = z
  .record(z.string(), z.unknown(), { error: AN_OBJECT })
  .superRefine(beJson) as unknown as z.ZodType<Options>;

/** The faces of each throw of one entry, in order. */
const thrownShape = listShape(listShape(wholeShape(1, 1000), RECORD_LIMITS.faces), RECORD_LIMITS.throws).meta(
  { id: 'dice', description: 'The faces of each throw, in order.' },
);

/** The fields of every entry: its number 1, 2, 3 … without a gap, its side, and the SHA-256 that chains it to the one before. */
const NUMBERED = {
  n: wholeShape(1, RECORD_LIMITS.entries),
  side: sideShape,
  hash: hashShape,
};

/** The shapes of entries, by the field that tells their kind. */
export const ENTRY_SHAPES = {
  sealed: fieldsShape({ ...NUMBERED, seal: hashShape, dice: thrownShape }).describe(
    'A secret answer, for readers who may not know it.',
  ),
  opened: fieldsShape({
    ...NUMBERED,
    seal: hashShape,
    answer: jsonShape,
    salt: textShape,
    dice: thrownShape,
  }).describe('A secret answer, with its content and salt.'),
  answer: fieldsShape({
    ...NUMBERED,
    answer: jsonShape,
    dice: thrownShape,
    standing: z.exactOptional(onlyTrueShape).describe('Given by a standing answer of its seat.'),
  }).describe('An open answer.'),
  back: fieldsShape({
    ...NUMBERED,
    back: wholeShape(0, RECORD_LIMITS.entries - 1),
    agreed: truthShape,
  }).describe(
    'Play goes back to the position after entry `back`; 0 is the start. `agreed` if both sides wanted it.',
  ),
  hand: fieldsShape({
    ...NUMBERED,
    hand: listShape(fieldsShape({ piece: textShape, set: jsonObjectShape }), RECORD_LIMITS.edits).min(1, {
      error: 'at least one piece',
    }),
    because: z.exactOptional(textShape).describe('Why, in the words of the side that asked for it.'),
    agreed: truthShape,
    asked: z
      .exactOptional(truthShape)
      .describe(
        'True if the other side was asked and agreed; false if none had to be asked. Older records do not say.',
      ),
  }).describe(
    'The board is changed by hand: what is set of each piece, as the rulebook reads it. `agreed` if the other side wanted it too, or none had to be asked (a machine, or players at one screen).',
  ),
  nonce: fieldsShape({ ...NUMBERED, nonce: textShape }).describe(
    "A text that a side adds to the judge's secret. It counts for the dice of all later entries.",
  ),
  resign: fieldsShape({ ...NUMBERED, resign: onlyTrueShape }).describe('The side gives the game up.'),
  claim: fieldsShape({ ...NUMBERED, claim: onlyTrueShape }).describe(
    'The side claims the game, for the other has not answered in the time agreed at the start.',
  ),
  off: fieldsShape({ ...NUMBERED, off: onlyTrueShape }).describe(
    'The side calls the game off before its second turn: it ends without a winner and counts for nothing.',
  ),
  draw: fieldsShape({ ...NUMBERED, draw: truthShape }).describe(
    'A draw: true offers one or takes the one offered, false declines it or takes it back.',
  ),
} as const;

/** The source of the dice. */
const diceShape = z
  .discriminatedUnion(
    'kind',
    [
      fieldsShape({
        kind: z.literal('fair'),
        commitment: hashShape,
        secret: z.union([z.null(), textShape], {
          error: `null or ${A_TEXT}`,
        }),
        from: z
          .exactOptional(wholeShape(2, RECORD_LIMITS.entries))
          .describe(
            'The first entry they are thrown for, where the game was begun with other dice elsewhere.',
          ),
      }).describe('Derived from a secret the judge committed to; null until it is published.'),
      fieldsShape({ kind: z.literal('seeded'), seed: textShape }).describe('From a seed anybody can read.'),
      fieldsShape({ kind: z.literal('typed') }).describe('Typed in from a real table.'),
    ],
    { error: ({ code }) => (code === 'invalid_union' ? '"fair", "seeded" or "typed"' : AN_OBJECT) },
  )
  .describe('Where the dice come from.');

const playerShape = z.union([z.null(), textShape], {
  error: `null or ${A_TEXT}`,
});

const TWO_NAMES = 'two names (or null)';
const twoNamesShape = z
  .array(playerShape, { error: TWO_NAMES })
  .length(2, { error: TWO_NAMES }) as unknown as z.ZodType<[string | null, string | null]>;

/** The terms of the game at its start. `players`, `created` and `carried` are remarks and not part of the hash chain. */
const HEADER = {
  format: z.literal(RECORD_FORMAT),
  rules: fieldsShape({ id: textShape, version: textShape }).describe(
    'The rulebook, and the version of it the game is played under.',
  ),
  battle: fieldsShape({ id: textShape, hash: hashShape }).describe(
    'The battle, and the SHA-256 of its data as the rulebook gives it.',
  ),
  options: jsonObjectShape.describe('Choices of the rulebook made at the start.'),
  dice: diceShape,
  clock: z
    .exactOptional(
      fieldsShape({
        minutes: wholeShape(1, RECORD_LIMITS.minutes),
        late: z.union([z.literal('claim'), z.literal('act')], { error: '"claim" or "act"' }),
      }),
    )
    .describe(
      'How long a side may leave the other waiting, and what the other may then do: claim the game, or have answers given for the late side, if the rules allow it.',
    ),
  umpire: z
    .exactOptional(onlyTrueShape)
    .describe('A sandbox: each side may change the board by hand without asking the other.'),
  players: z.exactOptional(twoNamesShape).describe('Names of the two players; a remark.'),
  created: z.exactOptional(textShape).describe('When the game began, ISO 8601; a remark.'),
  carried: z
    .exactOptional(jsonObjectShape)
    .describe(
      'The file of the battle, if it is none of the house: a remark, which counts only if its field has the hash in `battle`.',
    ),
};

/** The header of a record, whatever its entries are. */
export const headerShape = fieldsShape({ ...HEADER, entries: listShape(z.unknown(), RECORD_LIMITS.entries) });

/** A whole record. */
export const recordShape = fieldsShape({
  ...HEADER,
  entries: listShape(z.union(Object.values(ENTRY_SHAPES)), RECORD_LIMITS.entries),
})
  .meta({ title: 'A game of Linstock' })
  .describe(
    `${RECORD_FORMAT}: a battle, what was agreed at the start, and every answer with the dice thrown for it.`,
  );

/** The same in JSON Schema (2020-12), for programs in other languages. */
export function recordSchema(): Json {
  return z.toJSONSchema(recordShape, { unrepresentable: 'any' }) as unknown as Json;
}

function beJson(value: unknown, ctx: z.core.$RefinementCtx<unknown>): void {
  const wrong = schemaIssueOf(value);
  if (wrong !== null) ctx.addIssue({ code: 'custom', message: wrong, input: value });
}

/** The fault in a value as plain JSON of bounded size; null if there is none. */
function schemaIssueOf(whole: unknown): string | null {
  let values = 0;
  const check = (value: unknown, depth: number): string | null => {
    if (++values > RECORD_LIMITS.values) return `no more than ${RECORD_LIMITS.values} values`;
    if (depth > RECORD_LIMITS.depth) return `no more than ${RECORD_LIMITS.depth} levels of lists in lists`;
    if (value === null || typeof value === 'boolean') return null;
    if (typeof value === 'string') return value.isWellFormed() ? null : WHOLE_SIGNS;
    if (typeof value === 'number' && Number.isFinite(value)) return null;
    if (typeof value !== 'object') return 'plain JSON';
    for (const [key, item] of Object.entries(value)) {
      const wrong = key.isWellFormed() ? check(item, depth + 1) : WHOLE_SIGNS;
      if (wrong !== null) return wrong;
    }
    return null;
  };
  return check(whole, 0);
}
