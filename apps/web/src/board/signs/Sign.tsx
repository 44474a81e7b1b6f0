/** One sign of a list of signs, and the lines of the chits. */
import type { Signs } from '@linstock/kernel';
import type { ReactNode } from 'react';
import { listenForCardPress } from '../../common/cards/cardTriggers.ts';
import {
  LEGEND_WORDS,
  type LegendSign,
  ORDER_NAMES,
  type OrderFaceName,
} from '../../common/cards/legendWords.ts';
import { OrderSign } from '../../common/OrderSign.tsx';

/** A sign with its name: a button for its card, or its meaning in words in a list without cards. */
export function Sign({ name, told, children }: { name: LegendSign; told: boolean; children: ReactNode }) {
  if (told)
    return (
      <li>
        {children}
        <b>{name}</b> {LEGEND_WORDS[name]}
      </li>
    );
  return (
    <li>
      <button type="button" className="sign" {...listenForCardPress({ sign: name })}>
        {children}
        {name}
      </button>
    </li>
  );
}

/** The drawing of a sign, 16 pixels high: its paths and letters. */
export function Drawn({ wide = 16, children }: { wide?: number; children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${wide} 16`} width={wide} height="16" aria-hidden="true">
      {children}
    </svg>
  );
}

interface OrderLinesProps {
  readonly orders: readonly OrderFaceName[];
  readonly told: boolean;
  /** The meaning of the orders, for a list without cards. */
  readonly signs?: Signs | undefined;
}

/** These order chits, each with its name or meaning, after the explanation of chits. */
export function OrderLines({ orders, told, signs }: OrderLinesProps) {
  return (
    <>
      {told && orders.length > 0 && (
        <Sign name="order" told>
          <OrderSign face="charge" size={18} />
        </Sign>
      )}
      {orders.map((face) => (
        <li key={face}>
          <OrderSign face={face} size={18} />
          {told ? <OrderTold face={face} says={signs?.orders[face]} /> : ORDER_NAMES[face]}
        </li>
      ))}
    </>
  );
}

/**
 * An order in words. Its name is left out if the sentence begins with its name in the rules (one or two
 * words).
 */
function OrderTold({ face, says = '' }: { face: OrderFaceName; says: string | undefined }) {
  if (/^\S+( \S+)?: /.test(says)) return says;
  return (
    <>
      <b>{ORDER_NAMES[face]}</b> {says}
    </>
  );
}
