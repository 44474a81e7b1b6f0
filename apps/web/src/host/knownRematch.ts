/** A rematch as the page of one of the two players knows it. */
import type { Side } from '@linstock/kernel';
import type { Rematch, RematchOffer } from '@linstock/protocol';

/**
 * The judge keeps an offer nowhere: one that was begun anew while the connection was down knows of none. Then what the page knows
 * stands, and who has offered offers once more; the seat in the new game is kept with that game.
 */
export class KnownRematch {
  #told: RematchOffer | null = null;
  #own: { readonly side: Side; readonly rematch: Rematch } | null = null;
  #parted = false;

  /** What was told last. */
  get told(): RematchOffer | null {
    return this.#told;
  }

  /** What this page has offered and nobody has answered. */
  get unanswered(): { readonly side: Side; readonly rematch: Rematch } | null {
    return this.#told?.agreed === null ? this.#own : null;
  }

  /** This page offers one, or puts its offer away (null). */
  offer(side: Side, rematch: Rematch | null): void {
    this.#own = rematch && { side, rematch };
  }

  /** The connection to the judge is lost. */
  part(): void {
    this.#parted = true;
  }

  /** Takes in what the judge tells; false where he has forgotten what is known here. */
  hear(rematch: RematchOffer | null): boolean {
    const forgotten = this.#parted && rematch === null && this.#told !== null;
    this.#parted = false;
    if (!forgotten) this.#told = rematch;
    return !forgotten;
  }
}
