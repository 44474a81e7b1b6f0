/** The talk of a game as the page knows it. */
import type { Talk, TalkLine } from '@linstock/protocol';

/** Puts together what the server sends: all lines after a connection was opened, then those that are new. */
export class KnownTalk {
  readonly #lines = new Map<number, TalkLine>();
  /** Everything known now; null before the server has sent anything, and for a spectator. */
  now: Talk | null = null;

  /** Takes in a message of the server, and returns everything known then. */
  take(talk: Talk): Talk {
    for (const line of talk.lines) this.#lines.set(line.n, line);
    const lines = [...this.#lines.values()].sort((a, b) => a.n - b.n);
    this.now = { ...talk, lines };
    return this.now;
  }
}
