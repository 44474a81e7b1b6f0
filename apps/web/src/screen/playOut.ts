import type { Entry } from '@linstock/kernel';

/** What is done with entries that come in. */
interface Steps {
  /** Plays one entry. */
  take(entry: Entry): void;
  /** How long it stands before the next, in milliseconds; 0 where one need not follow. */
  paceAfter(entry: Entry, waiting: number): number;
  /** The table is drawn as it now stands. */
  ready(): void;
  broken(fault: unknown): void;
}

/** Plays out what comes in: at once on opening and for one's own answers, else entry by entry so that one can follow. */
export class PlayOut {
  readonly #steps: Steps;
  readonly #backlog: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Whether entries still wait to be played. */
  get busy(): boolean {
    return this.#backlog.length > 0;
  }

  add(entries: readonly Entry[]): void {
    this.#backlog.push(...entries);
    if (this.#timer === null) this.#go();
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #go(): void {
    try {
      for (let entry = this.#backlog.shift(); entry; entry = this.#backlog.shift()) {
        this.#steps.take(entry);
        const pace = this.#steps.paceAfter(entry, this.#backlog.length);
        if (pace > 0 && this.busy) return this.#rest(pace);
      }
      this.#steps.ready();
    } catch (fault) {
      this.#steps.broken(fault);
    }
  }

  #rest(pace: number): void {
    this.#steps.ready();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#go();
    }, pace);
  }
}
