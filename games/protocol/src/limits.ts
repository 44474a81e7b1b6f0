/** The largest message either way over a line, and the largest body of an ordinary request, in bytes. */
export const MAX_MESSAGE = 65_536;

/** The largest record a server takes in: some ten times the longest games there are. */
export const MAX_IMPORT = { bytes: 2_097_152, entries: 5000 } as const;

/** The longest nonce, in characters. */
export const MAX_NONCE = 200;

/** Kinds of question, and pieces, that the standing answers of one seat may speak of. */
export const MAX_STANDING = { kinds: 100, pieces: 500 } as const;
