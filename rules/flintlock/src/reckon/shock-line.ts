import type { Formation, Kind } from '../tables.ts';

/** Who must attack when a Command Shocks (FL-12.12, FL-12.14). */

/** A unit of the Command. */
export interface Liner {
  readonly kind: Kind;
  readonly formation: Formation | null;
  readonly fullyActive: boolean;
  readonly disordered: boolean;
  /** In front of it is an enemy to which it was adjacent at the start of the Activation (FL-12.12b). */
  readonly faces: boolean;
}

/** Whether it takes part (FL-12.12b, FL-12.14d). */
export function attacks({ kind, formation, fullyActive, disordered, faces }: Liner): boolean {
  if (!fullyActive || !faces || kind === 'artillery') return false;
  if (kind === 'cavalry') return !disordered; // FL-11.51e
  return formation !== 'SK' && formation !== 'Column'; // FL-6.2b, FL-6.51a
}
