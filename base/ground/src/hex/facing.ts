import type { Arc } from '../arc.ts';
import { itemAt } from '../lists.ts';

/**
 * Facings of a hex map. A system has six or twelve. With six, facing f points at corner f, or over hexside f,
 * depending on the system. With twelve, facing 2f points at corner f and facing 2f + 1 over hexside f, so
 * each is a twelfth of a circle clockwise from the one before. Corner f lies between hexsides f - 1 and f.
 */

/**
 * The directions in each arc, counted clockwise from the corner or hexside faced: 0 is the hexside at or
 * right of it.
 */
export type ArcDirections = Readonly<Record<Arc, readonly number[]>>;

/** The facings of a system's troops, with their front, flank and rear hexsides. */
export interface ArcTable {
  /** 6 or 12. */
  readonly facings: number;
  /** `[facing * 6 + direction]`. */
  readonly arcs: readonly Arc[];
  /** By facing, the directions of its front, in their order. */
  readonly fronts: readonly (readonly number[])[];
}

/** The table of troops that face corners, hexsides, or both. Refuses lists that do not name each of the six directions once. */
export function arcTable(of: { readonly corner?: ArcDirections; readonly side?: ArcDirections }): ArcTable {
  const kinds = [of.corner, of.side].filter((each) => each !== undefined);
  for (const { front, flank, rear } of kinds) {
    const named = [...front, ...flank, ...rear];
    if (named.toSorted((a, b) => a - b).join() !== '0,1,2,3,4,5')
      throw new RangeError(
        `The arcs of a facing name each direction from 0 to 5 once, not ${named.join(', ')}; correct the lists.`,
      );
  }
  const facings = kinds.length * 6;
  const rows = Array.from({ length: facings }, (_, facing) => {
    const ahead = Math.floor(facing / kinds.length);
    const { front, flank, rear } = itemAt(kinds, facing % kinds.length);
    const at = (directions: readonly number[]) => directions.map((each) => (ahead + each) % 6);
    return { front: at(front), flank: at(flank), rear: at(rear) };
  });
  return {
    facings,
    arcs: rows.flatMap(({ front, flank }) =>
      [0, 1, 2, 3, 4, 5].map(
        (d): Arc => (front.includes(d) ? 'front' : flank.includes(d) ? 'flank' : 'rear'),
      ),
    ),
    fronts: rows.map(({ front }) => front),
  };
}

/** The arc of a hexside for troops with this facing. */
export function arcAt(table: ArcTable, facing: number, direction: number): Arc {
  return itemAt(table.arcs, facing * 6 + direction);
}
