/** Time between two questions whether the other end of a connection is still there, in milliseconds. */
export const BEAT_MS = 10_000;

/**
 * Watches a connection that may fall silent without closing, as when a machine sleeps or a process hangs. It
 * sends a request at each beat. If there was no answer before the next beat, it gives the connection up.
 */
export class Heartbeat {
  readonly #timer: ReturnType<typeof setInterval>;
  #asked = false;

  constructor(ask: () => void, silent: () => void) {
    this.#timer = setInterval(() => {
      if (this.#asked) return silent();
      this.#asked = true;
      ask();
    }, BEAT_MS);
  }

  /** Something came over the connection, whatever it was. */
  noteMessage(): void {
    this.#asked = false;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
