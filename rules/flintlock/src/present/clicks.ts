import type { Name, Picked, PickedAnswer } from '@linstock/scene';
import * as board from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { headingOf } from '../model/names.ts';

/** The clicks that answers are made of. */

/** An answer as clicks, with its label. */
export const told = (label: string, ...clicked: Picked[]): PickedAnswer => ({ picks: clicked, label });
/** An answer that is one button. */
export const pressed = (button: string, label: string): PickedAnswer => told(label, { button, label });
/** An answer that ends a step. */
export const ends = (label: string): PickedAnswer => told(label, { button: 'end', label, ends: true });
/** A click on a unit. */
export const piece = (unit: UnitId): Picked => ({ piece: board.unitId(unit) });
/** A click on a way to face. */
export const heading = (facing: number): Picked => ({ heading: headingOf(facing) });

/** A unit in a sentence. */
export const who = (field: Field, unit: UnitId): Name => board.unitName(field, unit);

/** Units at the head of a sentence. */
export const named = (field: Field, units: readonly UnitId[]): Name => board.namesOf(field, units);
