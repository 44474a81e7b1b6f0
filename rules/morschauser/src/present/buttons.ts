import type { Picked } from '@linstock/scene';
import { companyId, nameOf } from '../model/board.ts';
import type { Field } from '../model/field.ts';

/** Buttons that both tell an answer and are read when one is meant. */

/** Companies that are named act and move, where they may. */
export const MOVE = { button: 'move', label: 'Move' } as const satisfies Picked;
/** Companies that are named act and stay where they are. */
export const STAND_FAST = { button: 'stand', label: 'Stand' } as const satisfies Picked;
/** All that is still to be laid out is laid out as is usual. */
export const LAY_OUT_REST = { button: 'rest', label: 'Lay out all the rest' } as const satisfies Picked;

/** Whom a charge is aimed at, where several could be. */
export function againstPick(field: Field, company: number): Picked {
  return { button: `against-${companyId(company)}`, label: `Against ${nameOf(field, company)}` };
}

/** A task of engineers, and the number of the road or obstacle it is about (-1: none). */
export const workButton = (task: number, about: number): string => `work-${task}-${about}`;

/** The task and the number of a button for work; null for other buttons. */
export function workOf(button: string): { readonly task: number; readonly about: number } | null {
  const [, task, about] = /^work-(\d+)-(-?\d+)$/.exec(button) ?? [];
  return task === undefined || about === undefined ? null : { task: Number(task), about: Number(about) };
}
