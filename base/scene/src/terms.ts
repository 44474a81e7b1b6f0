import type { TenthDegrees, Thousandths } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { Place } from './place.ts';

/** One thing the rules say of an order, and the clause that says it. */
export interface OrderTerm {
  readonly says: string;
  readonly clause: ClauseId;
}

/** The terms of an order for the units that get it, shown before it is given. */
export interface OrderTerms {
  /** The actions that the order allows, and those it requires. */
  readonly lets: OrderTerm;
  /** The things that may go wrong, with the chances of the rules' own reckonings; empty if there are none. */
  readonly risks: readonly OrderTerm[];
  /** The ways to change the order later. */
  readonly change: OrderTerm;
  /** The ground each of them may reach or strike from the current position; computed when drawn. */
  reach(): readonly Reach[];
}

/** Ground that a piece may reach, or strike at, by an order. */
export interface Reach {
  readonly piece: string;
  readonly does: 'goes' | 'strikes';
  /** In words: `up to 8 in`. */
  readonly label: string;
  /** The hexes; none on a free-measure table. */
  readonly places: readonly Place[];
  /** On a free-measure table: a distance from the edges of the stand, in an arc of its range rings. */
  readonly within?: {
    readonly far: Thousandths;
    readonly arc: 'all' | 'ahead' | 'front';
    /** Instead of the arc: only a distance to both sides of a way from its front edge. */
    readonly way?: { readonly heading: TenthDegrees; readonly spread: TenthDegrees };
  };
}
