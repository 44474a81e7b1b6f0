import type { PickedAnswer } from '@linstock/scene';
import type { ClickRow } from './row.ts';
import { DONE } from '../../play/done.ts';

/** The ends of steps. */

const ENDS: Readonly<Record<string, string>> = {
  'gun-sides': 'Guns stay as they are',
  relieve: 'No relief',
  rally: 'No more rallies',
  'rally-companies': 'No more rallies and re-orders',
  orders: 'No more orders',
  move: 'End movement',
  fire: 'End fire',
  shock: 'End shock',
  'set-up': 'Set-up is done',
};

/** The button that ends the step in which a kind of question is asked. */
export function ending(kind: string): PickedAnswer {
  const label = ENDS[kind] ?? 'End this step';
  return { picks: [{ button: 'end', label, ends: true }], label };
}

export const done: ClickRow<'done'> = {
  picks: ({ kind }) => ending(kind),
  meaning: (_, { ends }) => (ends ? DONE : null),
  attempt: null,
};

export const pass: ClickRow<'pass'> = {
  picks: ({ kind }) => ending(kind),
  meaning: (_, { ends }) => (ends ? { do: 'pass' } : null),
  attempt: null,
};
