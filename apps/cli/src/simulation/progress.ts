import { terminal } from '../terminal.ts';

const BAR_WIDTH = 30;
/** Number of progress lines without a terminal: one for each tenth done. */
const PROGRESS_STEPS = 10;

/** The progress of a batch and the time left, on standard error: a bar on a terminal, else a line for each tenth. */
export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  readonly #terminal = terminal();
  readonly #watched = process.stderr.isTTY;
  #done = 0;

  constructor(total: number) {
    this.#total = total;
  }

  /** One more is done. */
  step(): void {
    const before = Math.floor((this.#done / this.#total) * PROGRESS_STEPS);
    this.#done++;
    const part = this.#done / this.#total;
    const left = ((performance.now() - this.#started) / 1000 / part) * (1 - part);
    const told = `${this.#done} of ${this.#total} games, ${left.toFixed(0)} s to go`;
    if (this.#watched) {
      this.#terminal.err(`\r[${'='.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH)}] ${told}   `);
    } else if (Math.floor(part * PROGRESS_STEPS) > before && part < 1) {
      this.#terminal.err(`${told}\n`);
    }
  }

  /** Wipes the bar. */
  end(): void {
    if (this.#watched && this.#done > 0) this.#terminal.err('\r\x1b[K');
  }
}
