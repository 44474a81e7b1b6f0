import { cellsOf, recordOf } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };

/** A marker as players place it (JR-4.1a), by its code in JR-T16; CH is only ever made at the reveal. */
export const ORDERS = ['Fr', 'H', 'M', 'Fm', 'D', 'C'] as const;
export type Order = (typeof ORDERS)[number] | 'CH';

/** JR-T16: the name of each order. */
export const ORDER_NAMES = recordOf(
  cellsOf<readonly (readonly [string, Order])[]>(data['JR-T16'].rows).map(
    ([name, code]) => [code, name] as const,
  ),
);
