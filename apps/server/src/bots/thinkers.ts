import type { BotAnswer, BotQuestion } from '@linstock/judge';
import { Piscina } from 'piscina';
import { newSecret } from '../games/tokens.ts';
import { Turnstile } from '../turnstile.ts';

/** The data for a worker thread. */
export interface Task {
  /** Address of the module with the rule systems: rulebooks are functions, and cannot be sent. */
  readonly systems: string;
  readonly asked: BotQuestion;
  /** The seed of the bot's own dice, which are not the game's. */
  readonly seed: string;
}

/** A worker thread, and what waits for it. */
interface Thread {
  readonly pool: Piscina<Task, BotAnswer>;
  readonly waiting: Turnstile<() => Promise<void>>;
  busy: boolean;
}

/**
 * The worker threads in which bots think. A seat always uses the same thread, which knows its game. If many
 * wait for a thread, the makers of the games take turns, so that no maker's games delay all others.
 */
export class Thinkers {
  readonly #threads: readonly Thread[];
  readonly #systems: string;
  readonly #leaving = new AbortController();

  /** @param systems address of the module with the rule systems */
  constructor(systems: string, threads: number) {
    this.#systems = systems;
    const filename = new URL('./worker.ts', import.meta.url).href;
    this.#threads = Array.from({ length: threads }, () => ({
      pool: new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 }),
      waiting: new Turnstile(),
      busy: false,
    }));
  }

  /** Asks a bot for its answer, in the name of the maker of its game. Rejects if its thread breaks down. */
  think(asked: BotQuestion, maker: string): Promise<BotAnswer> {
    const thread = this.#threads[placeOf(asked.seat) % this.#threads.length];
    if (!thread) throw new RangeError('A server needs a thread for its bots.');
    const task = (): Task => ({ systems: this.#systems, asked, seed: newSecret() });
    return new Promise((thought, failed) => {
      thread.waiting.add(maker, () =>
        thread.pool.run(task(), { signal: this.#leaving.signal }).then(thought, failed),
      );
      void workOff(thread);
    });
  }

  /** Stops all thinking: what still waits is rejected. */
  async close(): Promise<void> {
    this.#leaving.abort();
    await Promise.all(this.#threads.map(({ pool }) => pool.destroy()));
  }
}

async function workOff(thread: Thread): Promise<void> {
  if (thread.busy) return;
  thread.busy = true;
  for (let next = thread.waiting.next(); next; next = thread.waiting.next()) await next();
  thread.busy = false;
}

/** A number that spreads seats over threads. */
function placeOf(seat: string): number {
  let sum = 0;
  for (const letter of seat) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}
