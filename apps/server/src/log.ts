/** Where errors go that are nobody's doing but ours. */
export type Log = (error: unknown) => void;
