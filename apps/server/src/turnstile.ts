/** A queue in which waiting parties take turns: each party's items in order, one of every party before a second. */
export class Turnstile<T> {
  /** The waiting things, by owner; the next owner is first. */
  readonly #waiting = new Map<string, T[]>();

  add(whose: string, thing: T): void {
    const own = this.#waiting.get(whose);
    if (own) own.push(thing);
    else this.#waiting.set(whose, [thing]);
  }

  /** Takes out the next; undefined if nothing waits. */
  next(): T | undefined {
    for (const [whose, own] of this.#waiting) {
      const thing = own.shift();
      this.#waiting.delete(whose);
      if (own.length > 0) this.#waiting.set(whose, own);
      return thing;
    }
    return undefined;
  }
}
