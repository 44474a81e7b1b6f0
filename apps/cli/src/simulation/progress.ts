const WIDTH = 30;

/** A bar on standard error where a person sees it, with the time still to go; nothing where none does. */
export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  readonly #shown = process.stderr.isTTY;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** One more is done. */
  step(): void {
    this.#done++;
    if (!this.#shown) return;
    const part = this.#done / this.#total;
    const left = ((performance.now() - this.#started) / 1000 / part) * (1 - part);
    const bar = '='.repeat(Math.round(part * WIDTH)).padEnd(WIDTH);
    process.stderr.write(`\r[${bar}] ${this.#done} of ${this.#total}, ${left.toFixed(0)} s to go   `);
  }

  /** Wipes the bar. */
  end(): void {
    if (this.#shown && this.#done > 0) process.stderr.write('\r\x1b[K');
  }
}
