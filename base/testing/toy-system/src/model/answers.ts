import { answerReader } from '@linstock/kernel';
import { z } from 'zod';
import { ORDERS } from '../tables/index.ts';

const company = z.int().min(0).max(5);

/**
 * The fields of each kind of answer, by its name in `do`. Here each kind of question has one kind of answer,
 * of the same name.
 */
const PARTS = {
  /** Orders of all companies of a side, written in secret. */
  orders: { orders: z.array(z.strictObject({ company, order: z.enum(ORDERS) })).max(6) },
  /** For each company that holds: whether it kneels, chosen in secret. */
  stance: { stances: z.array(z.strictObject({ company, kneel: z.boolean() })).max(6) },
  /** The company chosen as reserve. */
  reserve: { company },
  /** Rows a company marches. */
  march: { rows: z.int().min(0).max(3) },
  /** The companies that fire, one after another; none to let the mover pass. */
  fire: { companies: z.array(company).max(6) },
  /** A company that was hit continues, or not. */
  press: { on: z.boolean() },
} as const;

/** The kinds of answer. Each has one decision in `play/` and one row in every table of decisions. */
export type DecisionName = keyof typeof PARTS;

type Parts<D extends DecisionName> = (typeof PARTS)[D];

/** The answers of one kind. */
export type AnswerOf<D extends DecisionName> = D extends DecisionName
  ? { do: D } & { [P in keyof Parts<D>]: z.output<Parts<D>[P]> }
  : never;

/** An answer to any question. */
export type Answer = AnswerOf<DecisionName>;

const SCHEMAS = Object.fromEntries(
  Object.entries(PARTS).map(([name, parts]) => [name, z.strictObject({ do: z.literal(name), ...parts })]),
);

/** An answer of this kind out of unknown data; null if it is none. */
export const parseAnswer = answerReader(SCHEMAS) as (kind: string, value: unknown) => Answer | null;
