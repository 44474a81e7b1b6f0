import type { Entry } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { type Host, type HostUpdate, mergeEntries, type Outcome } from './host.ts';

/** A game to look at. It cannot be played. */
export class WatchedHost implements Host {
  readonly id: string;
  readonly game: GameView;
  readonly seats = [];
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<(update: HostUpdate) => void>();

  constructor(game: GameView) {
    this.id = game.id;
    this.game = game;
  }

  /** The number of entries that are here. */
  get entryCount(): number {
    return this.#entries.size;
  }

  subscribe(hear: (update: HostUpdate) => void): () => void {
    this.#listeners.add(hear);
    const entries = [...this.#entries.values()].sort((a, b) => a.n - b.n);
    if (entries.length > 0) hear({ t: 'entries', entries });
    return () => this.#listeners.delete(hear);
  }

  /** Adds entries and publishes those that are new. Returns true if any was. */
  takeEntries(entries: readonly Entry[]): boolean {
    const fresh = mergeEntries(this.#entries, entries);
    if (fresh.length > 0) for (const hear of [...this.#listeners]) hear({ t: 'entries', entries: fresh });
    return fresh.length > 0;
  }

  readonly answer = refuse;
  readonly takeBack = refuse;
  readonly hand = refuse;
  readonly reply = refuse;
  readonly standing = refuse;
  readonly resign = refuse;
  readonly claim = refuse;
  readonly callOff = refuse;
  readonly recallAnswer = (): void => undefined;
  readonly giveTime = refuse;
  readonly standIn = refuse;
  readonly vacation = refuse;
  readonly draw = refuse;
  readonly rematch = refuse;
  readonly replyRematch = refuse;
  readonly nonce = refuse;

  close(): void {
    this.#listeners.clear();
  }
}

async function refuse(): Promise<Outcome> {
  return { code: 'no-seat', clause: null, sentence: 'This battle can only be watched here.' };
}
