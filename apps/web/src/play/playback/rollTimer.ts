import type { SessionStore } from '../state/sessionStore.ts';

/** Milliseconds that dice tumble before they lie. */
export const TUMBLE_MS = 520;

/**
 * The one moment from which results may be told: `rolling` in the state is true from the throw until the dice lie and what is seen
 * with them has been seen. Until then no caption, log line, coach, goal or screen reader says what they came to.
 */
export class RollTimer {
  readonly #store: SessionStore;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #moving = false;
  /** What is spoken when they lie. */
  #words = '';

  constructor(store: SessionStore) {
    this.#store = store;
  }

  /** Something happened: it is spoken now, or when its dice lie. */
  announce(words: string, tumbles: boolean): void {
    this.#words = words;
    if (tumbles) return this.#roll();
    this.stop();
    this.#store.change({ rolling: false, spoken: words });
  }

  /** More dice begin to tumble. */
  throwMore(): void {
    if (this.#store.get().rolling) this.#roll();
  }

  /** The board says whether pieces are on their way. */
  moves(moving: boolean): void {
    this.#moving = moving;
    this.#land();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #roll(): void {
    this.stop();
    this.#store.change({ rolling: true });
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#land();
    }, TUMBLE_MS);
  }

  #land(): void {
    if (this.#timer !== undefined || this.#moving || !this.#store.get().rolling) return;
    this.#store.change({ rolling: false, spoken: this.#words });
  }
}
