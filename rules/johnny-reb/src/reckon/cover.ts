import { type Arm, type CoverRow, targetDrm } from '../tables/index.ts';
import { firingOf } from './shot.ts';

/** The row of cover that counts (JR-7.2b). */

/** The row best for the target, of equal ones the first; null if none applies or the target charges (JR-9.3g). */
export function bestCover(rows: readonly CoverRow[], firer: Arm, charging: boolean): CoverRow | null {
  if (charging) return null;
  let best: CoverRow | null = null;
  for (const row of rows) if (best === null || coverDrm(row, firer) < coverDrm(best, firer)) best = row;
  return best;
}

/** The modifier of a row of cover against the fire of an arm; 0 for none. */
export function coverDrm(row: CoverRow | null, firer: Arm): number {
  return row === null ? 0 : targetDrm('cover', row, firingOf(firer));
}
