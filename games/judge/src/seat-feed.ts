import { type Entry, type Game, isAnswering, type Side } from '@linstock/kernel';

/** The entries for readers of a game, each as the reader's seat may know it. */
export class SeatFeed {
  readonly #game: Game<unknown, unknown, unknown>;
  /** All of them, unsealed. */
  readonly entries: Entry[] = [];
  constructor(game: Game<unknown, unknown, unknown>) {
    this.#game = game;
  }

  /**
   * The entries for a side (null: a spectator) that has all up to `after`: at most `most` later ones. Earlier
   * entries that they reveal are put before them.
   */
  after(after: number, side: Side | null, most = Number.POSITIVE_INFINITY): readonly Entry[] {
    const upTo = Math.min(this.entries.length, after + most);
    const told: Entry[] = [];
    for (let n = after + 1; n <= upTo; n++) {
      for (const opened of this.#game.openedBy(n)) {
        const entry = this.entries[opened - 1];
        if (entry && opened <= after && entry.side !== side) told.push(entry);
      }
    }
    for (const entry of this.entries.slice(after, upTo)) told.push(this.#game.entryFor(side, entry));
    return told;
  }
}

/** True if an entry moves play: an answer or a taking back. */
export function moves(entry: Entry): boolean {
  return isAnswering(entry) || 'back' in entry;
}
