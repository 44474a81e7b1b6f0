/** The part of a formation that something is in front of, on either kind of board. */
export type Arc = 'front' | 'flank' | 'rear';
