/** The talk of a game as the page knows it. */

/** Numbered lines and what goes with them. */
interface NumberedTalk {
  readonly lines: readonly { readonly n: number }[];
}

/** Puts together what the server sends: all lines after a connection was opened, then those that are new. */
export class KnownTalk<T extends NumberedTalk> {
  readonly #lines = new Map<number, T['lines'][number]>();
  /** Everything known now; null before the server has sent anything, and for talk that is not the reader's. */
  now: T | null = null;

  /** Takes in a message of the server, and returns everything known then. */
  take(talk: T): T {
    for (const line of talk.lines) this.#lines.set(line.n, line);
    const lines = [...this.#lines.values()].sort((a, b) => a.n - b.n);
    this.now = { ...talk, lines };
    return this.now;
  }
}
