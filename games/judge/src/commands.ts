import type { Side } from '@linstock/kernel';
import type { Ack, Command } from '@linstock/protocol';

/** The result of a command. */
export type CommandResult = Pick<Ack, 'n' | 'repeat'>;

/** The result of a command that added no entry. */
export const ADDED_NOTHING: CommandResult = { n: null, repeat: false };

/** Commands remembered that added no entry. */
const MAX_REMEMBERED = 200;

/**
 * Makes sure that a repeated command is not carried out twice. All command ids of the game are in memory, so
 * repeats and refusals are answered without the store.
 */
export class Commands {
  readonly #entries = new Map<string, number>();
  readonly #others = new Set<string>();

  /** Notes that a command became entry `n`. */
  note(key: string, n: number): void {
    this.#entries.set(key, n);
  }

  /** Does a command that has not been done. `act` is given the key under which it is stored. */
  async once(side: Side, { cmd }: Command, act: (key: string) => Promise<CommandResult>): Promise<Ack> {
    // Each seat has its own command ids, so that no seat can use up another's.
    const key = `${side}:${cmd}`;
    const n = this.#entries.get(key) ?? null;
    if (n !== null || this.#others.has(key)) return { cmd, n, repeat: true };
    const done = await act(key);
    if (done.n === null) this.#remember(key);
    return { cmd, ...done };
  }

  #remember(key: string): void {
    this.#others.add(key);
    for (const oldest of this.#others) {
      if (this.#others.size <= MAX_REMEMBERED) return;
      this.#others.delete(oldest);
    }
  }
}
