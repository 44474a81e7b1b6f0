/** How long a question must stand open, and nobody have touched the page, before the player is told, in milliseconds. */
export const AWAY_AFTER_MS = 2 * 60_000;

/** Time, and whether the page is the one before the player. */
export interface PageActivity {
  /** Milliseconds that only ever go up. */
  now(): number;
  /** Does something later; returns how to call it off. */
  later(milliseconds: number, then: () => void): () => void;
  /** The page can be seen, and what is typed goes to it. */
  inFront(): boolean;
}

/**
 * Finds out that a player is away while his answer is waited for. It goes by what he touches and not by whether the page is open: a
 * tab left open somewhere is nobody at the table. Once told he is not told again before he has had another turn.
 */
export class AbsenceWatch {
  readonly #around: PageActivity;
  readonly #tell: () => void;
  /** When the question came; null while nothing is asked of him. */
  #since: number | null = null;
  /** When he last touched the page, and when he last turned to it or from it. */
  #touched = Number.NEGATIVE_INFINITY;
  #turned = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};

  constructor(around: PageActivity, tell: () => void) {
    this.#around = around;
    this.#tell = tell;
  }

  /** His answer is waited for, or no longer. */
  waits(waiting: boolean): void {
    if (waiting === (this.#since !== null)) return;
    this.#callOff();
    this.#since = waiting ? this.#around.now() : null;
    if (waiting) this.#look();
  }

  /** He touches the page: a key, the mouse, a finger. */
  touched(): void {
    this.#touched = this.#around.now();
  }

  /** He has turned to the page or away from it. */
  turned(): void {
    this.#turned = this.#around.now();
  }

  stop(): void {
    this.#callOff();
  }

  /** Tells him when it is time, or looks again when it may be. */
  #look(): void {
    if (this.#since === null) return;
    const { now, later, inFront } = this.#around;
    const wait = Math.max(this.#since, this.#touched, this.#turned) + AWAY_AFTER_MS - now();
    // Who has touched the page since he was asked, and still has it before him, is thinking.
    const thinks = this.#touched >= this.#since && inFront();
    if (wait <= 0 && !thinks) return this.#tell();
    this.#callOff = later(wait > 0 ? wait : LOOK_AGAIN_MS, () => this.#look());
  }
}

/** How soon it is looked again whether one who was thinking has gone, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;
