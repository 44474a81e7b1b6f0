/** The names of the sides. */
export const SIDES = ['Blue', 'Grey'] as const;

/** The secret orders of a company (D-1). */
export const ORDERS = ['hold', 'form', 'advance'] as const;
/** The secret order of a company. */
export type Order = (typeof ORDERS)[number];

/** Men of a company at the start. */
export const FULL_STRENGTH = 20;
/** Men lost by a hit (D-7). */
export const MEN_PER_HIT = 4;
/** Beats of a game. */
export const LAST_BEAT = 8;
/** Lanes of the square, and companies of a side: one in each. */
export const LANES = 3;
/** The last row; the first is 0, at the edge of Blue. */
export const LAST_ROW = 10;
/** Rows of an advance (D-6); a shaken company goes one. */
export const PACE = { shaken: 1, line: 2, column: 3 } as const;
/** The lowest face that hits, before it is changed, and its limits (D-7). */
export const HITS_ON = { usual: 5, least: 3, most: 6 } as const;
/** The lowest face that rallies (D-3). */
export const RALLIES_ON = 3;
/** Rows of a musket's reach: ahead in the same lane, and in the lane next to it (D-7). */
export const REACH = { ahead: 3, aside: 1 } as const;
