import type { Json } from '@linstock/kernel';
import { z } from 'zod';
import { ARMS, ORDERS, type Order } from '../tables.ts';

/** The words of test vectors and forms, as schemas: what is left out is not so, and unknown facts are let by. */

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

/** A fact that is false unless stated. */
export const fact = z.boolean().default(false);

/** Which side of a gun is up, under any of the words for it. */
export const gunSides = {
  gun_side: z.enum(['firing', 'moving']).nullish(),
  side_up: z.enum(['firing', 'moving']).nullish(),
  side: z.string().nullish(),
};

/** Whether this side of a gun is stated to be up. */
export function sideUp(given: z.output<z.ZodObject<typeof gunSides>>, side: 'firing' | 'moving'): boolean {
  return (given.gun_side ?? given.side_up ?? given.side) === side;
}

/** Reads the `given` of a vector. Throws RangeError with the first thing wrong. */
export function read<S extends z.ZodType>(schema: S, given: Json): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RangeError(`The given of this vector does not fit: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** An answer that is refused, in the words of the vectors. */
export function illegal(reason: string): { legal: false; reason: string } {
  return { legal: false, reason };
}

/** The only die of a vector, or null where none is given. */
export function dieOf(dice: readonly number[], at = 0): number | null {
  const die = dice[at];
  if (die === undefined) return null;
  if (!Number.isInteger(die) || die < 1 || die > 6) throw new RangeError(`A die shows 1 to 6, not ${die}.`);
  return die;
}
