/** `wait` goes on at the reader's nod alone. */
export const PACES = ['at once', 'fast', 'steady', 'wait'] as const;

export type Pace = (typeof PACES)[number];
