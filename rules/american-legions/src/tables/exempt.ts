import type { LegionsClause } from './clauses.ts';

/** Clauses that mean nothing in software, each with the reason; every other clause has a test. */
export const EXEMPT: Readonly<Partial<Record<LegionsClause, string>>> = {
  'AL-8.0b': 'about how a printed counter is marked; the state of a gun is a flag',
};
