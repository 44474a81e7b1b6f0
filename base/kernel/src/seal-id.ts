declare const sealId: unique symbol;

/**
 * The number in the state for a sealed answer: 1, 2, 3 … in the order in which sealed questions are asked on
 * this branch. 0 is free for "none".
 */
export type SealId = number & { readonly [sealId]: true };

/** Stands for a sealed answer that is not known here. */
export const SEALED: unique symbol = Symbol('sealed');
