import type { TenthDegrees, Thousandths } from '@linstock/ground';
import type { ClauseId } from '@linstock/kernel';
import type { Place } from './place.ts';

/** One thing the rules say of an order, and the clause that says it. */
export interface OrderTerm {
  readonly says: string;
  readonly clause: ClauseId;
}

/** What an order comes to for those who get it, told beside it before it is given. */
export interface OrderTerms {
  /** What it lets them do, and what it asks of them. */
  readonly lets: OrderTerm;
  /** What may go wrong by it, with the chances of the rules' own reckonings; none if nothing can. */
  readonly risks: readonly OrderTerm[];
  /** What it takes to change it later. */
  readonly change: OrderTerm;
  /** How far each of them comes or strikes by it from where all stand; reckoned when it is to be drawn. */
  reach(): readonly Reach[];
}

/** Ground that an order lets a piece come to, or strike at. */
export interface Reach {
  readonly piece: string;
  readonly does: 'goes' | 'strikes';
  /** In words: `up to 8 in`. */
  readonly label: string;
  /** The hexes; none on a free-measure table. */
  readonly places: readonly Place[];
  /** On a free-measure table: so far from the edges of the stand, in an arc of its rings of range. */
  readonly within?: {
    readonly far: Thousandths;
    readonly arc: 'all' | 'ahead' | 'front';
    /** Instead of the arc: only so far to both sides of a way from its front edge. */
    readonly way?: { readonly heading: TenthDegrees; readonly spread: TenthDegrees };
  };
}
