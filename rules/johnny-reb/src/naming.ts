import { withThe } from '@linstock/scene';
import type { Field, Officer, Unit } from './field.ts';
import type { Order } from './tables.ts';

/** How pieces are called, in sentences and by their ids. */

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
  return units[unit] as Unit;
}

/** An officer of the field. */
export function officerOf({ officers }: Field, officer: number): Officer {
  return officers[officer] as Officer;
}

/** A unit's name in a sentence: `the 2nd Wisconsin`. */
export function nameOf(field: Field, unit: number): string {
  return withThe(unitOf(field, unit).name);
}

/** Words at the head of a line. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence that begins with a name. */
export function sentence(words: string): string {
  return `${titled(words)}.`;
}

/** A length in a sentence, to tenths of an inch: `1 inch`, `4.5 inches`. */
export function inchesTold(thousandths: number): string {
  const inches = Math.round(thousandths / 100) / 10;
  return inches === 1 ? '1 inch' : `${inches} inches`;
}

/** How each order is called in a sentence. */
export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  Fr: 'First fire',
  H: 'Hold',
  CH: 'Conditional hold',
  M: 'Move',
  Fm: 'Form',
  D: 'Disengage',
  C: 'Charge',
};
