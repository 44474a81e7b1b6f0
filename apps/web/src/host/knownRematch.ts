/** A rematch, as one of the two players' pages knows it. */
import type { Side } from '@linstock/kernel';
import type { Rematch, RematchOffer } from '@linstock/protocol';

/**
 * The judge does not store an offer. A judge that was started again while the connection was down knows of none. Then the page's own
 * knowledge counts, and a page that has made an offer makes it again. The seat in the new game is stored with that game.
 */
export class KnownRematch {
  #told: RematchOffer | null = null;
  #own: { readonly side: Side; readonly rematch: Rematch } | null = null;
  #parted = false;

  /** The last message about a rematch. */
  get told(): RematchOffer | null {
    return this.#told;
  }

  /** The offer of this page that is not answered yet. */
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

  /** Stores the judge's message. False if the judge has forgotten what this page knows. */
  takeOffer(rematch: RematchOffer | null): boolean {
    const forgotten = this.#parted && rematch === null && this.#told !== null;
    this.#parted = false;
    if (!forgotten) this.#told = rematch;
    return !forgotten;
  }
}
