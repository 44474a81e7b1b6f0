import { createInterface, type Interface } from 'node:readline';

/** The lines that a person types. Lines that a pipe sends all at once wait for their turn; none is lost. */
export class TypedLines {
  readonly #terminal: Interface;
  readonly #lines: AsyncIterator<string>;
  #closed = false;

  constructor() {
    this.#terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' });
    this.#terminal.on('SIGINT', () => this.#terminal.close());
    this.#terminal.on('close', () => {
      this.#closed = true;
    });
    this.#lines = this.#terminal[Symbol.asyncIterator]();
  }

  /** The next line without surrounding blanks; null if there are no more lines. */
  async next(): Promise<string | null> {
    if (!this.#closed) this.#terminal.prompt();
    const { done, value } = await this.#lines.next();
    return done ? null : value.trim();
  }

  /** Stops reading. */
  close(): void {
    this.#terminal.close();
  }
}
