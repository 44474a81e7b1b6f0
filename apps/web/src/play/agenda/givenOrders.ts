import { canonical, type Entry } from '@linstock/kernel';
import type { Sequence } from './intention.ts';

/** An order of several answers that has been given: its first and last entry. */
interface GivenOrder extends Sequence {
  readonly last: number;
}

/** Orders given, oldest first. Each is taken back, and given again, as one. */
export type GivenOrders = readonly GivenOrder[];

/** The list with a sequence that has ended. A single answer is not an order. */
export function withOrder(orders: GivenOrders, sequence: Sequence, last: number): GivenOrders {
  return last > sequence.first ? [...orders, { ...sequence, last }] : orders;
}

/** The entry before the last order, if nothing was answered after it; null if the last answer was not part of an order. */
export function findEntryBeforeOrder(orders: GivenOrders, branch: readonly number[]): number | null {
  const order = orders.findLast(({ last }) => last === branch.at(-1));
  const at = order ? branch.indexOf(order.first) : -1;
  return at < 0 ? null : (branch[at - 1] ?? 0);
}

/** The order that began with this answer and was just taken back; null if there is none. */
export function findTakenBackOrder(
  orders: GivenOrders,
  answer: unknown,
  entries: readonly Entry[],
): GivenOrder | null {
  const order = orders.findLast(({ answers }) => canonical(answers[0]) === canonical(answer));
  const last = entries.at(-1);
  return order && last && 'back' in last ? order : null;
}
