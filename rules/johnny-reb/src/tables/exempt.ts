import type { RebClause } from './clauses.ts';

/** Clauses that mean nothing in software, each with the reason; every other clause has a test. */
export const EXEMPT: Readonly<Partial<Record<RebClause, string>>> = {
  'JR-1.1a': 'what an inch represents; battles are given in inches',
  'JR-1.1b': 'what a turn represents; no number of the game hangs on it',
  'JR-16.5a': 'says that there is no further rule',
};
