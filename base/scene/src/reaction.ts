import type { Place } from './place.ts';

/** The thing used up by acting at a moment. */
export interface Use {
  readonly kind: 'reaction' | 'volley' | 'smoke';
  readonly label: string;
}

/** A unit that may act at a moment: its target, the reasons for its chance, and its cost. */
export interface Reacting {
  /** Ids of its piece and of the piece it acts against. */
  readonly piece: string;
  readonly target: string;
  /** In words: `1 hex; target in Column, flank +2; Reaction to Movement −1`. */
  readonly why: string;
  readonly uses: readonly Use[];
}

/**
 * A later reaction against an enemy that comes to a place: the units that may react, and the lowest and
 * highest chance, by its facing.
 */
export interface LaterReaction {
  readonly place: Place;
  /** The name of the place: `2134`. */
  readonly name: string;
  readonly chances: readonly { readonly piece: string; readonly least: number; readonly most: number }[];
}

/** A moment at which one side may act against the other's action. */
export interface Reaction {
  /** Places the enemy has passed, the present one last; empty if no unit moves. */
  readonly path: readonly Place[];
  /** The next step as far as the rules say, in a sentence: the enemy must stop, or may go on. */
  readonly next: string;
  readonly acting: readonly Reacting[];
  /** True if the side is asked again after each act while another piece may act. */
  readonly asksAgain?: true;
  /** The places it may enter next; empty if it must stop, or they are not known. */
  readonly later: readonly LaterReaction[];
}
