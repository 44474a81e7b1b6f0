/** Does one thing after another, in the order asked for. */
export class SerialQueue {
  readonly #before: () => Promise<void>;
  readonly #after: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param before runs before each task; if it fails, the task does not run
   * @param after runs after each task, whether it failed or not, and before the next; must not fail
   */
  constructor(before: () => Promise<void>, after: () => Promise<void>) {
    this.#before = before;
    this.#after = after;
  }

  /** True if nothing is under way. */
  get idle(): boolean {
    return this.#waiting === 0;
  }

  /** Does something when its turn comes. */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(async () => {
      await this.#before();
      return work();
    });
    const ended = (): Promise<void> => this.#after().finally(() => this.#waiting--);
    this.#last = done.then(ended, ended);
    return done;
  }

  /** Resolves when all tasks added so far are done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
