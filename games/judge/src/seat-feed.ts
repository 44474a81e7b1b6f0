import { type Entry, type Game, type GameRecord, isPlay, type Side } from '@linstock/kernel';
import { SpectatorDelay } from './spectator-delay.ts';

/** The entries for readers of a game, each as the reader's seat may know it. */
export class SeatFeed {
  readonly #game: Game<unknown, unknown, unknown>;
  /** All of them, unsealed. */
  readonly entries: Entry[] = [];
  readonly delay: SpectatorDelay;

  /** @param delayed true if spectators are two turns behind */
  constructor(game: Game<unknown, unknown, unknown>, delayed = false) {
    this.#game = game;
    this.delay = new SpectatorDelay(game, delayed);
  }

  /** Appends an entry to the game, and takes it in. */
  append(entry: Entry): void {
    const { turn } = this.delay;
    this.#game.append(entry);
    this.entries.push(entry);
    this.delay.append(entry.n, turn);
  }

  /** The record as a side may have it, or a spectator (null). */
  record(side: Side | null): GameRecord {
    if (!this.delay.holdsBack(side)) return this.#game.viewFor(side);
    return { ...this.#game.header, entries: [...this.after(0, side)] };
  }

  /**
   * The entries for a side (null: a spectator) that has all up to `after`: at most `most` later ones. Earlier
   * entries that they reveal are put before them.
   */
  after(after: number, side: Side | null, most = Number.POSITIVE_INFINITY): readonly Entry[] {
    const upTo = Math.min(this.delay.headFor(side), after + most);
    const told: Entry[] = [];
    for (let n = after + 1; n <= upTo; n++) {
      for (const opened of this.#game.openedBy(n)) {
        const entry = this.entries[opened - 1];
        if (entry && opened <= after && entry.side !== side) told.push(entry);
      }
    }
    const behind = this.delay.holdsBack(side);
    for (const entry of this.entries.slice(after, upTo))
      told.push(behind ? this.delay.entryForSpectator(entry) : this.#game.entryFor(side, entry));
    return told;
  }
}

/** True if an entry changes the position: an answer, a change by hand or a take-back. */
export function moves(entry: Entry): boolean {
  return isPlay(entry) || 'back' in entry;
}
