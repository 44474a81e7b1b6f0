import type { Clauses } from '@linstock/kernel';

const made = (line: string) => ({ line, from: 'ruling' });

/** Every rule of the toy system, in one line each. */
export const CLAUSES = {
  'D-1': made('Both sides write orders in secret; they are revealed together.'),
  'D-2': made('Dice decide which side acts first.'),
  'D-3': made('A shaken company rallies on 3 or more.'),
  'D-4': made('The side that acts first names a reserve before the orders are revealed.'),
  'D-5': made('Companies that hold may kneel; that is chosen in secret.'),
  'D-6': made('A company advances row by row, 2 in line, 3 in column.'),
  'D-7': made('At each row the enemy may fire: two dice, hits on 5 and 6, four men a hit.'),
  'D-8': made('Two hits of one volley shake a company and stop it; a company that was hit may halt.'),
  'D-9': made('A company ordered to form goes from line to column or back.'),
} as const satisfies Clauses;

/** The id of a rule of the toy system. */
export type ToyClause = keyof typeof CLAUSES;
