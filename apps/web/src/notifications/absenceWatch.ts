/**
 * Time for which a question must be open, and the page untouched, before a notification is sent, in
 * milliseconds.
 */
export const AWAY_AFTER_MS = 2 * 60_000;

/** The time, and whether the page is visible to the player. */
export interface PageActivity {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Calls a function later; returns a function that cancels it. */
  later(milliseconds: number, then: () => void): () => void;
  /** The page is visible and has the keyboard. */
  inFront(): boolean;
}

/**
 * Detects that a player is away while an answer is due. It watches the player's touches and not the open
 * page: a tab left open somewhere has no player. After one notification there is none before the player's
 * next turn.
 */
export class AbsenceWatch {
  readonly #around: PageActivity;
  readonly #tell: () => void;
  /** The time of the question; null while none is open for this player. */
  #since: number | null = null;
  /** The time of the last touch, and of the last turn to or from the page. */
  #touched = Number.NEGATIVE_INFINITY;
  #turned = Number.NEGATIVE_INFINITY;
  #callOff: () => void = () => {};

  constructor(around: PageActivity, tell: () => void) {
    this.#around = around;
    this.#tell = tell;
  }

  /** An answer is due, or no longer. */
  waits(waiting: boolean): void {
    if (waiting === (this.#since !== null)) return;
    this.#callOff();
    this.#since = waiting ? this.#around.now() : null;
    if (waiting) this.#look();
  }

  /** The player touches the page: a key, the mouse, a finger. */
  touched(): void {
    this.#touched = this.#around.now();
  }

  /** The player turns to the page or away from it. */
  turned(): void {
    this.#turned = this.#around.now();
  }

  stop(): void {
    this.#callOff();
  }

  /** Sends the notification when it is time, or checks again later. */
  #look(): void {
    if (this.#since === null) return;
    const { now, later, inFront } = this.#around;
    const wait = Math.max(this.#since, this.#touched, this.#turned) + AWAY_AFTER_MS - now();
    // A player who has touched the page since the question, and still has it in front, is thinking.
    const thinks = this.#touched >= this.#since && inFront();
    if (wait <= 0 && !thinks) return this.#tell();
    this.#callOff = later(wait > 0 ? wait : LOOK_AGAIN_MS, () => this.#look());
  }
}

/** Time after which a player who was thinking is checked again, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;
