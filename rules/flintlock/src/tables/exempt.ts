import type { FlintlockClause } from './clauses.ts';

/** Clauses that mean nothing in software, each with the reason; every other clause has a test. */
export const EXEMPT: Readonly<Partial<Record<FlintlockClause, string>>> = {
  'FL-2.3a': 'about where the tables come from; what they say is tested by the clauses that use them',
  'FL-6.12a': 'about the printed counter; a formation is always written down in the state',
};
