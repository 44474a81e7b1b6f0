import type { ImportedRecord } from '@linstock/judge';
import type { Fault as FaultBody } from '@linstock/protocol';
import { Piscina } from 'piscina';
import { Fault } from '../fault.ts';
import { Turnstile } from '../turnstile.ts';

/** The data for the worker thread. */
export interface Task {
  /** Address of the module with the rule systems: rulebooks are functions, and cannot be sent. */
  readonly systems: string;
  readonly value: unknown;
  /** True if it continues between two people. */
  readonly between: boolean;
  /** To the secret of the dice to come. */
  readonly commitment: string;
}

/** The result of the check. */
export type CheckResult = ImportedRecord | { readonly status: number; readonly refused: FaultBody };

/** Milliseconds one record may take: the longest battles need a few seconds, and many times that on a slow and busy machine. */
const MAX_CHECK_MS = 60_000;
/** Records that may wait for their turn, of one visitor and in all. */
const MAX_WAITING = { own: 8, all: 64 } as const;

/**
 * Checks imported records, one at a time and in a separate thread, so that all others are served meanwhile.
 * Visitors take turns, so that no visitor's records delay all others.
 */
export class Checker {
  readonly #thread: Piscina<Task, CheckResult>;
  readonly #systems: string;
  readonly #queue = new Turnstile<() => Promise<void>>();
  readonly #waiting = new Map<string, number>();
  #busy = false;

  /** @param systems address of the module with the rule systems */
  constructor(systems: string) {
    this.#systems = systems;
    const filename = new URL('./worker.ts', import.meta.url).href;
    this.#thread = new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });
  }

  /** The record as it will be stored. Throws a Fault if it cannot be played, takes too long, or too many wait. */
  async check(value: unknown, between: boolean, commitment: string, maker: string): Promise<ImportedRecord> {
    const own = this.#waiting.get(maker) ?? 0;
    const all = [...this.#waiting.values()].reduce((sum, each) => sum + each, 0);
    if (own >= MAX_WAITING.own || all >= MAX_WAITING.all) throw crowded();
    this.#waiting.set(maker, own + 1);
    const task = { systems: this.#systems, value, between, commitment };
    const checked = await new Promise<CheckResult>((found, failed) => {
      this.#queue.add(maker, () => this.#run(task).then(found, failed));
      void this.#workOff();
    }).finally(() => this.#leave(maker));
    if (!('refused' in checked)) return checked;
    const { code, sentence, ...more } = checked.refused;
    throw new Fault(checked.status, code, sentence, more);
  }

  /** Stops checking. */
  close(): Promise<void> {
    return this.#thread.destroy();
  }

  #leave(maker: string): void {
    const left = (this.#waiting.get(maker) ?? 1) - 1;
    if (left > 0) this.#waiting.set(maker, left);
    else this.#waiting.delete(maker);
  }

  async #workOff(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#queue.next(); next; next = this.#queue.next()) await next();
    this.#busy = false;
  }

  async #run(task: Task): Promise<CheckResult> {
    const signal = AbortSignal.timeout(MAX_CHECK_MS);
    try {
      return await this.#thread.run(task, { signal });
    } catch (error) {
      if (signal.aborted) throw tooLong();
      throw error;
    }
  }
}

function crowded(): Fault {
  return new Fault(503, 'crowded', 'Too many records are brought here just now. Try again in a minute.');
}

function tooLong(): Fault {
  const sentence = `Reading this record was stopped after ${MAX_CHECK_MS / 1000} seconds. Open it in the page instead.`;
  return new Fault(422, 'too-long', sentence);
}
