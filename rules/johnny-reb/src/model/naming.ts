import { nth } from '@linstock/kernel';
import type { Name } from '@linstock/scene';
import type { Field, Officer, Unit } from './field.ts';

/** The names of pieces, in sentences and as ids. */

/** The id of a unit as a piece. */
export function unitPiece(unit: number): string {
  return `u${unit}`;
}

/** The id of an officer as a piece. */
export function officerPiece(officer: number): string {
  return `o${officer}`;
}

/** A unit of the field. */
export function unitOf({ units }: Field, unit: number): Unit {
  return nth(units, unit);
}

/** An officer of the field. */
export function officerOf({ officers }: Field, officer: number): Officer {
  return nth(officers, officer);
}

/** A unit's name in a sentence: `the 2nd Wisconsin`. */
export function nameOf(field: Field, unit: number): Name {
  return unitOf(field, unit).called;
}
