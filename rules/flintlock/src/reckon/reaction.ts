/** The marker of Reaction Fire (FL-11.14). It is removed at the end of the Activation. */

/** A unit that may still react in this Activation. */
export const NOT_REACTED = 0;
/** The value for a unit that has reacted in this Activation. */
export const REACTED = 1;

/** Why a unit with such a marker cannot react; null if it can. */
export function refuseReaction(
  marker: number,
): { readonly code: 'FL-R-REACTED'; readonly clause: string } | null {
  return marker === NOT_REACTED ? null : { code: 'FL-R-REACTED', clause: 'FL-11.14a' };
}
