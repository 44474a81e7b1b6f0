import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** One of several nodes; it can be killed, and start again. */
export class NodeProcess {
  readonly #args: readonly string[];
  #child: ChildProcess | null = null;
  address = '';

  constructor(args: readonly string[]) {
    this.#args = args;
  }

  async start(): Promise<void> {
    const file = join(import.meta.dirname, 'node-child.ts');
    this.#child = spawn(process.execPath, [file, ...this.#args], { stdio: ['ignore', 'pipe', 'ignore'] });
    const up = once(createInterface({ input: this.#child.stdout! }), 'line');
    // A node ends if its database fails while it starts. Its supervisor starts it again.
    const [first] = (await Promise.race([up, once(this.#child, 'exit')])) as [unknown];
    if (typeof first === 'string') this.address = first;
    else await this.start();
  }

  async kill(): Promise<void> {
    this.address = '';
    if (this.#child === null || this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }
}
