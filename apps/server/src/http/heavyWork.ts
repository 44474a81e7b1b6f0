import { setImmediate } from 'node:timers/promises';
import { Turnstile } from '../turnstile.ts';

/**
 * Work that takes milliseconds of the one thread, such as reading or writing a whole record. It is done one
 * piece at a time, with other requests in between, and visitors take turns.
 */
export class HeavyWork {
  readonly #waiting = new Turnstile<() => void>();
  #busy = false;

  /** Does a piece of work in the name of a visitor when its turn comes. */
  run<T>(visitor: string, work: () => T): Promise<T> {
    return new Promise((done, failed) => {
      this.#waiting.add(visitor, () => {
        try {
          done(work());
        } catch (error) {
          failed(error);
        }
      });
      void this.#workOff();
    });
  }

  async #workOff(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    for (let next = this.#waiting.next(); next; next = this.#waiting.next()) {
      next();
      await setImmediate();
    }
    this.#busy = false;
  }
}
