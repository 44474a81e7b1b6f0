import type { MorschauserClause } from './clauses.ts';

/** Clauses that mean nothing in software, each with the reason; every other clause has a test. */
export const EXEMPT: Readonly<Partial<Record<MorschauserClause, string>>> = {
  'MM-A1b': 'how many men an infantry stand stands for; no number of the game hangs on it',
  'MM-A1c': 'how many men a light infantry or cavalry stand stands for; no number of the game hangs on it',
  'MM-A1d': 'how many guns a stand stands for; no number of the game hangs on it',
  'MM-A1j': 'figures on a stand are paint; there is no number of figures in the game',
  'MM-A2a': 'what an inch represents, which the clause says has no effect in play',
  'MM-A2b': 'another name for the same units in a large battle; no number changes',
  'MM-E7k2': 'announces that tasks have rules of their own; they are MM-E7k3 and MM-E7k4',
};
