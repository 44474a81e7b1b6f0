import type { Order } from './index.ts';

/** Words for sentences and headings. */

/** Words at the head of a line. */
export function titled(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence that begins with a name. */
export function sentence(words: string): string {
  return `${titled(words)}.`;
}

/** The name of each order in a sentence. */
export const ORDER_WORDS: Readonly<Record<Order, string>> = {
  Fr: 'First fire',
  H: 'Hold',
  CH: 'Conditional hold',
  M: 'Move',
  Fm: 'Form',
  D: 'Disengage',
  C: 'Charge',
};
