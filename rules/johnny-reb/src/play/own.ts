import type { Refusal, Side } from '@linstock/kernel';
import type { Field, UnitId } from '../model/field.ts';
import { ON_TABLE, type State } from '../model/state.ts';
import type { RebClause } from '../tables/clauses.ts';
import { refused } from '../tables/refuse.ts';

/** Refuses a sheet that names a unit that is not the side's own, or one twice; null if it does neither. */
export function refuseNamedOnce(
  field: Field,
  side: Side,
  named: readonly UnitId[],
  clause: RebClause,
): Refusal | null {
  for (const [i, unit] of named.entries()) {
    const found = field.units[unit];
    if (found?.side !== side)
      return refused(
        clause,
        `Name units of your own: ${found ? `the ${found.name} is the enemy's` : `there is no unit ${unit}`}.`,
      );
    if (named.indexOf(unit) < i)
      return refused(clause, `The ${found.name} is named twice; name it once.`, [found.code]);
  }
  return null;
}

/** True if there is such a unit of a side on the table: no other charges or fires (JR-5.4c, JR-8.1a). */
export function isThere(field: Field, s: State, unit: UnitId, side: Side): boolean {
  return field.units[unit]?.side === side && s.fate[unit] === ON_TABLE;
}
