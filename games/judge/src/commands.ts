import type { Side } from '@linstock/kernel';
import type { Ack, Command } from '@linstock/protocol';
import { Refused } from './refused.ts';
import type { Store } from './store.ts';

/** What a command came to. */
export type Done = Pick<Ack, 'n' | 'repeat'>;

/** Commands remembered that added no entry. */
const REMEMBERED = 200;

/** Sees to it that a command sent again is not done again: those that became entries are known to the store. */
export class Commands {
  readonly #store: Pick<Store, 'taken'>;
  readonly #game: string;
  readonly #done = new Set<string>();

  constructor(store: Pick<Store, 'taken'>, game: string) {
    this.#store = store;
    this.#game = game;
  }

  /** Does a command that has not been done. `act` is given the key under which it is stored. */
  async once(side: Side, { cmd }: Command, act: (key: string) => Promise<Done>): Promise<Ack> {
    // Each seat has its own command ids, so that nobody can use up another's.
    const key = `${side}:${cmd}`;
    if (this.#done.has(key)) return { cmd, n: null, repeat: true };
    try {
      const done = await act(key);
      if (done.n === null) this.#remember(key);
      return { cmd, ...done };
    } catch (error) {
      const taken = error instanceof Refused ? await this.#store.taken(this.#game, key) : null;
      if (taken === null) throw error;
      return { cmd, n: taken, repeat: true };
    }
  }

  #remember(key: string): void {
    this.#done.add(key);
    for (const oldest of this.#done) {
      if (this.#done.size <= REMEMBERED) return;
      this.#done.delete(oldest);
    }
  }
}
