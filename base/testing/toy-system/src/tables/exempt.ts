import type { ToyClause } from './clauses.ts';

/** Clauses that mean nothing in software, each with the reason; every other clause has a test. */
export const EXEMPT: Readonly<Partial<Record<ToyClause, string>>> = {};
