import type { GameRecord, Side } from '@linstock/kernel';
import { Piscina } from 'piscina';

/** How a game ended. */
export interface Outcome {
  /** Null if it was drawn. */
  readonly winner: Side | null;
  readonly ending: 'rules' | 'resigned' | 'claimed' | 'agreed';
  /** The part of its strength that each side lost, from 0 to 1. */
  readonly lost: readonly [number, number];
}

/** What the worker thread is given. */
export interface OutcomeTask {
  /** Address of the module with the rule systems: rulebooks are functions, and cannot be sent. */
  readonly systems: string;
  readonly record: GameRecord;
}

/** Reads how games ended: a long one takes half a second, so that it is done in a thread of its own. */
export class Outcomes {
  readonly #thread: Piscina<OutcomeTask, Outcome | null>;
  readonly #systems: string;

  /** @param systems address of the module with the rule systems */
  constructor(systems: string) {
    this.#systems = systems;
    const filename = new URL('./outcomeWorker.ts', import.meta.url).href;
    this.#thread = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 10_000 });
  }

  /** How the game of a record ended; null if it has not, or was called off. */
  read(record: GameRecord): Promise<Outcome | null> {
    return this.#thread.run({ systems: this.#systems, record });
  }

  close(): Promise<void> {
    return this.#thread.destroy();
  }
}
