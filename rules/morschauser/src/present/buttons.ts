import type { Picked } from '@linstock/scene';
import { companyId, nameOf } from '../model/board.ts';
import type { CompanyId, Field } from '../model/field.ts';

/** Buttons that express an answer, and from which it is read back. */

/** The named companies act and move, if they may. */
export const MOVE = { button: 'move', label: 'Move' } as const satisfies Picked;
/** The named companies act and stay. */
export const STAND_FAST = { button: 'stand', label: 'Stand' } as const satisfies Picked;
/** The remaining regiments are placed in the usual way. */
export const LAY_OUT_REST = { button: 'rest', label: 'Lay out all the rest' } as const satisfies Picked;

/** The target of a charge, if several are possible. */
export function againstPick(field: Field, company: CompanyId): Picked {
  return { button: `against-${companyId(company)}`, label: `Against ${nameOf(field, company)}` };
}

/** A task of engineers, and the number of the road or obstacle it is about (-1: none). */
export const workButton = (task: number, about: number): string => `work-${task}-${about}`;

/** The task and the number of a button for work; null for other buttons. */
export function workOf(button: string): { readonly task: number; readonly about: number } | null {
  const [, task, about] = /^work-(\d+)-(-?\d+)$/.exec(button) ?? [];
  return task === undefined || about === undefined ? null : { task: Number(task), about: Number(about) };
}
