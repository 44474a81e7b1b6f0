import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds a node may take to start on the busiest machine. */
const LONGEST_START_MS = 120_000;

/** One of several nodes, with its supervisor: it can be killed, and a node that ends by itself is started again. */
export class NodeProcess {
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  #starting: Promise<void> | null = null;
  #wanted = false;
  /** Empty while it is down. */
  address = '';

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  /** Starts it unless it runs. Resolves when it listens, or is killed; fails if it does not listen in time. */
  start(): Promise<void> {
    this.#wanted = true;
    return (this.#starting ??= this.#startAgain().finally(() => (this.#starting = null)));
  }

  async #startAgain(): Promise<void> {
    while (this.#wanted && this.address === '') await this.#startOnce();
  }

  /** A node ends if its database fails while it starts. */
  async #startOnce(): Promise<void> {
    const file = join(import.meta.dirname, 'node-child.ts');
    const child = spawn(process.execPath, [file, ...this.#args], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child = child;
    const up = once(createInterface({ input: child.stdout }), 'line');
    const ended = once(child, 'exit');
    const late = new AbortController();
    const [first] = (await Promise.race([
      up,
      ended,
      setTimeout(LONGEST_START_MS, [null], { signal: late.signal }),
    ])) as [unknown];
    late.abort();
    if (first === null && !hasEnded(child)) {
      await this.kill();
      throw new Error(`A node did not start within ${LONGEST_START_MS / 1000} s.`);
    }
    if (typeof first !== 'string') return;
    this.address = first;
    void ended.then(() => {
      if (this.#child !== child || !this.#wanted) return;
      this.address = '';
      return this.start();
    });
  }

  async kill(): Promise<void> {
    this.#wanted = false;
    this.address = '';
    const child = this.#child;
    if (child === null || hasEnded(child)) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
