import type { Refusal, Side } from '@linstock/kernel';
import type { Field, UnitId } from '../../model/field.ts';
import { unitOf } from '../../model/naming.ts';
import { CHARGED_AT, DONE, FELL_BACK, has, ON_TABLE, orderOf, type State } from '../../model/state.ts';
import type { Order } from '../../tables/index.ts';
import { refused } from '../../tables/refuse.ts';
import { ORDER_WORDS } from '../../tables/words.ts';

/** The next unit to carry out an order in phases 5 and 7. */

/** The orders that are carried out by moving. */
export type MovingOrder = Extract<Order, 'D' | 'M' | 'Fm'>;

/** Why a unit of a side may not carry out such an order now; null if it may (JR-5.6a, JR-5.8a, JR-5.11a). */
export function refuseMover(
  field: Field,
  s: State,
  side: Side,
  unit: UnitId,
  order: MovingOrder,
): Refusal | null {
  const clause = order === 'D' ? 'JR-5.6a' : 'JR-5.8a';
  const listed = field.units[unit];
  if (listed?.side !== side)
    return refused(
      clause,
      `Name a unit of your own: ${listed ? `the ${listed.name} is the enemy's` : `there is no unit ${unit}`}.`,
    );
  const { name, code } = unitOf(field, unit);
  if (s.fate[unit] !== ON_TABLE) return refused(clause, `The ${name} is not on the table.`, [code]);
  if (orderOf(s, unit) !== order)
    return refused(clause, `The ${name} is not on ${ORDER_WORDS[order]}.`, [code]);
  if (has(s, unit, DONE)) return refused(clause, `The ${name} has carried out its order.`, [code]);
  // A unit that fell back may still disengage.
  if (order !== 'D' && has(s, unit, FELL_BACK | CHARGED_AT))
    return refused(
      'JR-5.11a',
      `The ${name} fell back or was charged: its order is not carried out this turn.`,
      [code],
    );
  return null;
}

/** The units of a side that may still carry out such an order, in list order. */
export function moversOn(field: Field, s: State, side: Side, order: MovingOrder): UnitId[] {
  return field.units
    .filter(
      ({ id, side: of }) =>
        of === side && orderOf(s, id) === order && refuseMover(field, s, side, id, order) === null,
    )
    .map(({ id }) => id);
}
