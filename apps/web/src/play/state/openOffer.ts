/** A request from one player to the other: a take-back, a change by hand, or a draw. */
import type { Side } from '@linstock/kernel';
import type { Offer } from '@linstock/protocol';
import type { SessionState } from './state.ts';

/** A request that waits for a reply. */
export interface OpenOffer {
  readonly kind: 'take back' | 'hand' | 'draw';
  /** The side that asks. */
  readonly side: Side;
  /** The entry to go back to; null for a draw. */
  readonly to: number | null;
  /** The change by hand, and its reason. */
  readonly hand?: Offer['hand'];
  readonly because?: string;
}

/** The parts of the state that tell what is requested. */
type OfferState = Pick<SessionState, 'offer' | 'drawOffer' | 'seatsUpdate' | 'game'>;

/** The request that is open between two people on a server; null if there is none. */
export function openOfferIn({ offer, drawOffer, seatsUpdate, game }: OfferState): OpenOffer | null {
  if (seatsUpdate === null || game?.over) return null;
  if (offer) return { kind: offer.hand ? 'hand' : 'take back', ...offer };
  return drawOffer === null ? null : { kind: 'draw', side: drawOffer, to: null };
}

/** A text that tells a request from the next one; null for none. */
export function keyOfOffer(state: OfferState): string | null {
  const open = openOfferIn(state);
  return open && `${open.kind} ${open.side} ${open.to}`;
}
