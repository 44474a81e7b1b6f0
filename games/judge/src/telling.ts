import type { Entry, Game, Side } from '@linstock/kernel';

/** What readers of a game are told of its entries: each as his seat may know it. */
export class Telling {
  readonly #game: Game<unknown, unknown, unknown>;
  /** All of them, unsealed. */
  readonly entries: Entry[] = [];
  /** Sealed entries nobody but their side may know yet. */
  #closed: Entry[] = [];
  /** By entry: the earlier sealed entries it opened. */
  readonly #opened = new Map<number, readonly Entry[]>();

  constructor(game: Game<unknown, unknown, unknown>) {
    this.#game = game;
  }

  /** Notes an entry the game has just taken in. */
  add(entry: Entry): void {
    this.entries.push(entry);
    if ('seal' in entry) this.#closed.push(entry);
    const open = this.#closed.filter((closed) => 'answer' in this.#game.entryFor(null, closed));
    if (open.length === 0) return;
    this.#opened.set(entry.n, open);
    this.#closed = this.#closed.filter((closed) => !open.includes(closed));
  }

  /**
   * What a side (null: a spectator) is told who has heard everything up to entry `after`: at most `most` later entries, and
   * before them the earlier ones that they opened.
   */
  after(after: number, side: Side | null, most = Number.POSITIVE_INFINITY): readonly Entry[] {
    const upTo = Math.min(this.entries.length, after + most);
    const told: Entry[] = [];
    for (let n = after + 1; n <= upTo; n++) {
      for (const open of this.#opened.get(n) ?? [])
        if (open.n <= after && open.side !== side) told.push(open);
    }
    for (const entry of this.entries.slice(after, upTo)) told.push(this.#game.entryFor(side, entry));
    return told;
  }
}
