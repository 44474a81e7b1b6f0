/** Which part of a formation something lies before, on either kind of board. */
export type Arc = 'front' | 'flank' | 'rear';
