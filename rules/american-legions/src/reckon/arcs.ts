import { type Arc, arcAt, arcTable } from '@linstock/ground';

/** Front, flank and rear of a company, which faces a corner of its hex: two hexsides each (AL-5.0a, b). */
export const ARCS = arcTable({ corner: { front: [5, 0], flank: [4, 1], rear: [3, 2] } });

/** The arc of a hexside for a company with this facing (AL-5.0a, b). */
export function arcOf(facing: number, direction: number): Arc {
  return arcAt(ARCS, facing, direction);
}
