import type { Spot, TenthDegrees } from '@linstock/ground';

/** The drawing on an order marker, whatever the rules call the order. */
export type OrderSign = 'fire' | 'hold' | 'move' | 'move and fire' | 'form' | 'retire' | 'charge' | 'wait';

/** An order marker next to a piece: its face, its back (`sealed`), or the place of one that is not set yet. */
export interface OrderMarker {
  readonly piece: string;
  readonly face: OrderSign | 'sealed' | 'unset';
  /** Its meaning, in words. */
  readonly label: string;
  /** Which way it points, for an order that has a way. */
  readonly heading?: TenthDegrees;
  /** The destination of the piece, drawn as an arrow. */
  readonly arrow?: { readonly from: Spot; readonly to: Spot };
}
