/** With `wait` the next step needs the reader's press. */
export const PACES = ['at once', 'fast', 'steady', 'wait'] as const;

export type Pace = (typeof PACES)[number];
