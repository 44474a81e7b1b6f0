/** Names of the games stored in this browser. Their form differs from those of a server. */

/** Bytes of chance in a name. */
const BYTES = 6;
const OWN = new RegExp(`^b[0-9a-f]{${2 * BYTES}}$`);

/** A new name. `random` returns the given number of random bytes as hex digits. */
export function makeOwnId(random: (bytes: number) => string): string {
  return `b${random(BYTES)}`;
}

/** True if a game of this name is stored in a browser. Names from a server are longer, and may begin with any letter. */
export function isOwnId(id: string): boolean {
  return OWN.test(id);
}
