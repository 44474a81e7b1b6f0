import { factsOf, type Json, schemaIssueWords } from '@linstock/kernel';
import { z } from 'zod';
import { ARMS, ORDERS, type Order } from '../../src/tables/index.ts';

/** The words of test vectors, as schemas. A fact that is left out is false, and an unknown key is refused. */

/** An axial position `[q, r]`. */
export const axial = z.tuple([z.int(), z.int()]).readonly();

export const arm = z.enum(ARMS as [(typeof ARMS)[number]]);

const orderName = z.enum([...ORDERS, 'none']).nullable();
const named = (given: z.output<typeof orderName>): Order | null => (given === 'none' ? null : given);

/** An order; `none` is the same as null. */
export const order = orderName.default(null).transform(named);
/** The order of a company that attacks by shock: Charge unless stated. */
export const chargeOrder = orderName.default('CHARGE').transform(named);

export const facing = z.literal([0, 1, 2, 3, 4, 5]);
export const entry = z.enum(['front', 'flank', 'rear']);
export const gun = z
  .enum(['regular', 'attached'])
  .nullish()
  .transform((given) => given ?? null);
export const gunSide = z.enum(['firing', 'moving']);

/** A fact that is false unless stated. */
export const fact = z.boolean().default(false);

/** An owner's choice: ids in order of preference. */
export const choice = z.array(z.string()).default([]);

/** A company that may be hit. */
export const target = z.strictObject({ id: z.string(), arm, gun, disordered: fact, routed: fact });
export type Target = z.output<typeof target>;

/** True if a gun belongs to no regiment. A gun whose class is not stated does not belong to one. */
export function isRegularGun({ arm, gun }: Pick<Target, 'arm' | 'gun'>): boolean {
  return (arm === 'six_pounder' || arm === 'howitzer') && gun !== 'attached';
}

/** Reads the `given` of a vector. Throws RangeError with a sentence on the first thing wrong, an unknown key too. */
export function read<S extends z.ZodType>(schema: S, raw: Json): z.output<S> {
  const given = factsOf(raw, ['order']); // "no order in force" differs from "order not given"
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new RangeError(schemaIssueWords('This vector', given, parsed.error.issues));
}

/** An answer that is refused, in the words of the vectors. */
export function illegal(reason: string): { legal: false; reason: string } {
  return { legal: false, reason };
}

/** A die of a vector, or null if none is given. */
export function dieOf(dice: readonly number[], at = 0): number | null {
  const die = dice[at];
  if (die === undefined) return null;
  if (!Number.isInteger(die) || die < 1 || die > 6) throw new RangeError(`A die shows 1 to 6, not ${die}.`);
  return die;
}
