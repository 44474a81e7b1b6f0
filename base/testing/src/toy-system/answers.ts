import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { ORDERS } from './state.ts';

const id = z.int().min(0).max(5);
const told = z.strictObject({ company: id, order: z.enum(ORDERS) });
const posed = z.strictObject({ company: id, kneel: z.boolean() });

const answers = {
  orders: z.strictObject({ orders: z.array(told).max(6) }),
  stance: z.strictObject({ stances: z.array(posed).max(6) }),
  reserve: z.strictObject({ reserve: id }),
  march: z.strictObject({ march: z.int().min(0).max(3) }),
  fire: z.strictObject({ fire: z.array(id).max(6) }),
  press: z.strictObject({ press: z.boolean() }),
};

/** The kinds of question. */
export type Kind = keyof typeof answers;

/** Orders of all companies of a side, written in secret. */
export type Orders = z.infer<typeof answers.orders>;
/** The choice of the companies that hold, made in secret: to stand or to kneel. */
export type Stances = z.infer<typeof answers.stance>;
/** The company chosen as reserve. */
export type Reserve = z.infer<typeof answers.reserve>;
/** Rows a company marches. */
export type March = z.infer<typeof answers.march>;
/** Companies that fire, one after another; none: it is let go by. */
export type Fire = z.infer<typeof answers.fire>;
/** The choice of a company that was fired on: to go on or not. */
export type Press = z.infer<typeof answers.press>;
/** Any answer in a drill. */
export type Answer = Orders | Stances | Reserve | March | Fire | Press;

/** An answer of this kind out of unknown data; null if it is none. */
export const parseAnswer = answerReader(answers);
