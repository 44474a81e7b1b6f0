import {
  type Arc,
  type ArcTable,
  arcAt,
  arcTable,
  type Direction,
  itemAt,
  sidesTowards,
} from '@linstock/ground';
import type { Formation } from '../tables/index.ts';

/**
 * Facings go from 0 to 11: an even one points at a corner, an odd one over a hexside (FL-8.0). Lines, Cavalry and guns face
 * corners; Column and Skirmishers face hexsides.
 */

// FL-8.0b, f
const LINE = { front: [5, 0], flank: [1, 4], rear: [2, 3] } as const;
// FL-8.0d
const COLUMN = { front: [0], flank: [1, 2, 4, 5], rear: [3] } as const;
// FL-8.0e
const SKIRMISHERS = { front: [5, 0, 1], flank: [], rear: [2, 3, 4] } as const;

const LINES_AND_COLUMNS = arcTable({ corner: LINE, side: COLUMN });
const LINES_AND_SKIRMISHERS = arcTable({ corner: LINE, side: SKIRMISHERS });

/** True if troops in this formation face corners; null for Cavalry and guns (FL-8.0a, c, f). */
export function facesCorners(formation: Formation | null): boolean {
  return formation !== 'Column' && formation !== 'SK';
}

/** Facings there are: corners and hexsides. */
export const FACINGS = LINES_AND_COLUMNS.facings;

/** The kinds of sides of a formation, by facing (FL-8.0b, d, e, f). */
function arcsOf(formation: Formation | null): ArcTable {
  return formation === 'SK' ? LINES_AND_SKIRMISHERS : LINES_AND_COLUMNS;
}

/** The kind of side a hexside is for troops in this formation with this facing (FL-8.0b, d, e, f). */
export function arcOfHexside(formation: Formation | null, facing: number, direction: number): Arc {
  return arcAt(arcsOf(formation), facing, direction);
}

/** The directions of the frontal hexes (FL-8.0b, d, e, f). */
export function frontsOf(formation: Formation | null, facing: number): readonly number[] {
  return itemAt(arcsOf(formation).fronts, facing);
}

/**
 * The side of a target that the straight line from a firing or attacking unit crosses. At a corner a front
 * counts before a rear, and a rear before a flank (FL-11.3n). `dq` and `dr` lead from the target to the
 * firing unit.
 */
export function aspectOf(formation: Formation | null, facing: number, dq: number, dr: number): Arc {
  const sides = entrySides(formation, facing, dq, dr);
  return arcOfHexside(formation, facing, itemAt(sides, 0));
}

/** The hexsides that the line crosses and that count: two only if both are of the kind taken (FL-11.3n, FL-8.0b). */
export function entrySides(
  formation: Formation | null,
  facing: number,
  dq: number,
  dr: number,
): readonly Direction[] {
  const sides = sidesTowards(dq, dr);
  const kinds = sides.map((side) => arcOfHexside(formation, facing, side));
  const taken = BEFORE.find((kind) => kinds.includes(kind));
  return sides.filter((_, i) => kinds[i] === taken);
}

const BEFORE: readonly Arc[] = ['front', 'rear', 'flank'];

/** True if a line leaves through the firer's front, bounds included (FL-11.2b). `dq` and `dr` lead to the target. */
export function inArc(formation: Formation | null, facing: number, dq: number, dr: number): boolean {
  return sidesTowards(dq, dr).some((side) => arcOfHexside(formation, facing, side) === 'front');
}
