/** The largest message either way over a line, and the largest body of an ordinary request, in bytes. */
export const MAX_MESSAGE = 65_536;

/** The largest record that can be imported, in bytes. */
export const MAX_RECORD = 8_388_608;

/** The longest nonce, in characters. */
export const MAX_NONCE = 200;

/** Kinds of question, and pieces, that the standing answers of one seat may speak of. */
export const MAX_STANDING = { kinds: 100, pieces: 500 } as const;
