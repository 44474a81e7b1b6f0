/** Does one thing after another, in the order asked for. */
export class SerialQueue {
  readonly #before: () => Promise<void>;
  readonly #after: () => Promise<void>;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param before done ahead of each thing; where it fails, the thing is not done
   * @param after done after each thing, whatever came of it, and before the next; must not fail
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

  /** Resolves when all that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
