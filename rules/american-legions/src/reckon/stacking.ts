import { STACKING_LIMIT } from '../tables/index.ts';

/** The stacking limits (AL-6.2). */

/** Companies of one side too many in a hex when a Movement Phase ends (AL-6.2a, c). */
export function excessOf(companies: number): number {
  return Math.max(0, companies - STACKING_LIMIT);
}
