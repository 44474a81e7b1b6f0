import { nth } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { Field, Officer, OfficerId, Unit, UnitId } from './field.ts';

/** The names of pieces, in sentences and as ids. */

/** The id of a unit as a piece. */
export function unitPiece(unit: UnitId): string {
  return `u${unit}`;
}

/** The id of an officer as a piece. */
export function officerPiece(officer: OfficerId): string {
  return `o${officer}`;
}

/** A unit of the field. */
export function unitOf({ units }: Field, unit: UnitId): Unit {
  return nth(units, unit);
}

/** An officer of the field. */
export function officerOf({ officers }: Field, officer: OfficerId): Officer {
  return nth(officers, officer);
}

/** A unit's name in a sentence: `the 2nd Wisconsin`. */
export function nameOf(field: Field, unit: UnitId): Name {
  return unitOf(field, unit).called;
}
