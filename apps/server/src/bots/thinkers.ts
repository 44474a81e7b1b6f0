import type { Asked, Thought } from '@linstock/judge';
import { Piscina } from 'piscina';
import { newSecret } from '../games/tokens.ts';

/** What a worker thread is given. */
export interface Task {
  /** Address of the module with the rule systems: rulebooks are functions, and cannot be sent. */
  readonly systems: string;
  readonly asked: Asked;
  /** Of the bot's own dice, which are not the game's. */
  readonly seed: string;
}

/** The worker threads bots think in. A seat thinks in the same thread each time, which knows its game. */
export class Thinkers {
  readonly #threads: readonly Piscina<Task, Thought>[];
  readonly #systems: string;
  readonly #leaving = new AbortController();

  /** @param systems address of the module with the rule systems */
  constructor(systems: string, threads: number) {
    this.#systems = systems;
    const filename = new URL('./worker.ts', import.meta.url).href;
    this.#threads = Array.from(
      { length: threads },
      () => new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 }),
    );
  }

  /** Asks a bot for its answer. Rejects where its thread breaks down. */
  think(asked: Asked): Promise<Thought> {
    const thread = this.#threads[placeOf(asked.seat) % this.#threads.length];
    if (!thread) throw new RangeError('A server needs a thread for its bots.');
    return thread.run({ systems: this.#systems, asked, seed: newSecret() }, { signal: this.#leaving.signal });
  }

  /** Stops all thinking. */
  async close(): Promise<void> {
    this.#leaving.abort();
    await Promise.all(this.#threads.map((thread) => thread.destroy()));
  }
}

/** A number that spreads seats over threads. */
function placeOf(seat: string): number {
  let sum = 0;
  for (const letter of seat) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
