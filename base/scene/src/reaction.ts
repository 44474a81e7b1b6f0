import type { Place } from './place.ts';

/** What acting at a moment uses up. */
export interface Use {
  readonly kind: 'reaction' | 'volley' | 'smoke';
  readonly label: string;
}

/** One who may act at a moment: against whom, why his chance is what it is, and what it costs him. */
export interface Reacting {
  /** Ids of his piece and of the piece he acts against. */
  readonly piece: string;
  readonly target: string;
  /** In words: `1 hex; target in Column, flank +2; Reaction to Movement −1`. */
  readonly why: string;
  readonly uses: readonly Use[];
}

/** What can be done against one who comes later to a place, by whom: the least and the most chance, as he may face. */
export interface LaterReaction {
  readonly place: Place;
  /** What the place is called: `2134`. */
  readonly name: string;
  readonly chances: readonly { readonly piece: string; readonly least: number; readonly most: number }[];
}

/** A moment at which one side may act against what the other is doing. */
export interface Reaction {
  /** Places the enemy has come by, the present one last; empty if nobody moves. */
  readonly path: readonly Place[];
  /** What comes next as far as the rules say, in a sentence: whether he must stop, may go on. */
  readonly next: string;
  readonly acting: readonly Reacting[];
  /** True if the side is asked again after each act while another piece may act. */
  readonly asksAgain?: true;
  /** The places he may come to next; empty if he must stop, or they are not known. */
  readonly later: readonly LaterReaction[];
}
