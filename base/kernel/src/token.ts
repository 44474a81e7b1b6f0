declare const token: unique symbol;

/**
 * Stands in the state for a shut answer: 1, 2, 3 … in the order sealed questions are asked on this line of play.
 * 0 is free for "none".
 */
export type Token = number & { readonly [token]: true };

/** Given where a sealed answer was locked and is not known here. */
export const SEALED: unique symbol = Symbol('shut');
