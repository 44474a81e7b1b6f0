import { type Arm, STACKING_LIMIT } from '../tables.ts';

/** Who may share a hex, and how many (AL-6.2, AL-6.3b). */

/** Companies of one side too many in a hex when a Movement Phase ends (AL-6.2a, c). */
export function excessOf(companies: number): number {
  return Math.max(0, companies - STACKING_LIMIT);
}

/** Whether two friendly companies may not share a hex: cavalry with anything else (AL-6.3b). */
export function armsMix(a: Arm, b: Arm): boolean {
  return (a === 'cavalry') !== (b === 'cavalry');
}
