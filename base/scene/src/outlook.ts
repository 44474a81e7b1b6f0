import type { Spot } from '@linstock/ground';
import type { ClauseId, Side } from '@linstock/kernel';

/** A coming action of revealed orders, by the rules: a list of these tells what will happen, and gives no advice. */
export interface Outlook {
  /** `7th Tennessee on 3rd Indiana Cavalry`. */
  readonly title: string;
  /** When in the sequence of play, and how far apart: `phase 6, 2.7 in`. */
  readonly when: string;
  /** The effect by the rules. */
  readonly sentence: string;
  readonly clause: ClauseId;
  /** The side that gave the order. */
  readonly side: Side;
  /** The pieces it is about. */
  readonly pieces: readonly string[];
  /** Orders meet one another, or have no effect. */
  readonly clash: boolean;
  /** The place of its number on a free-measure table. */
  readonly at: Spot;
  /** A fire that it may lead to, from the firer's front to the nearest legal target; left out if there is none. */
  readonly fire?: { readonly from: Spot; readonly to: Spot };
}
