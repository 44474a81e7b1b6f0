import { z } from 'zod';
import { MAX_STANDING } from './limits.ts';

/**
 * A rule for answering a question beforehand. `from` is a chance in whole percent: below it the seat passes, from it on
 * it acts, or is asked, as `do` says. `usual`: in the usual way, as hits are shared out.
 */
const standingRuleSchema = z.union([
  z.enum(['ask', 'always', 'never', 'usual']),
  z.object({ from: z.int().min(0).max(100), do: z.enum(['act', 'ask']) }),
]);

const kind = z.string().regex(/^[\w-]{1,60}$/, 'A kind of question is 1 to 60 letters, digits, - or _.');
const kinds = z
  .record(kind, standingRuleSchema)
  .refine(
    (rules) => Object.keys(rules).length <= MAX_STANDING.kinds,
    'These are too many kinds of question.',
  );
const pieces = z
  .record(z.string().regex(/^\d{1,6}$/, 'A piece is its number.'), kinds)
  .refine((rules) => Object.keys(rules).length <= MAX_STANDING.pieces, 'These are too many pieces.');

/** The standing answers of a seat; the nearest wins: of a piece and kind, of a kind, of all. Nothing said: see `UNSAID`. */
export const standingRulesSchema = z
  .object({
    all: z.exactOptional(standingRuleSchema),
    kinds: z.exactOptional(kinds),
    pieces: z.exactOptional(pieces),
  })
  .meta({ id: 'StandingRules' });

/** A rule for answering one question beforehand. */
export type StandingRule = z.infer<typeof standingRuleSchema>;
/** The standing answers of a seat. Only the seat itself sees them. */
export type StandingRules = z.infer<typeof standingRulesSchema>;

/**
 * The rule of a seat without a setting. It is asked, with two exceptions: an answer without effect passes,
 * and if all answers have the same effect, one is given.
 */
export const UNSAID: StandingRule = { from: 1, do: 'ask' };

/** The rule for a kind of question, or for one piece by its number. The nearest rule counts. */
export function ruleFor(
  { pieces, kinds, all }: StandingRules,
  kind: string,
  piece: number | null = null,
): StandingRule {
  const own = piece === null ? undefined : pieces?.[piece]?.[kind];
  return own ?? kinds?.[kind] ?? all ?? UNSAID;
}
