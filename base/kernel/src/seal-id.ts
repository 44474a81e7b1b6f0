declare const sealId: unique symbol;

/**
 * Stands in the state for a sealed answer: 1, 2, 3 … in the order sealed questions are asked on this line of play.
 * 0 is free for "none".
 */
export type SealId = number & { readonly [sealId]: true };

/** Stands for a sealed answer that is not known here. */
export const SEALED: unique symbol = Symbol('sealed');
