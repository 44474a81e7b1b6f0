import type { Entry, Side } from '@linstock/kernel';
import type { Command, Event } from '@linstock/protocol';
import type { Judge } from './judge.ts';
import { noSeat } from './refused.ts';

/** How a reader is told something; where it gives a promise, entries wait until it is kept. */
export type Say = (event: Event) => void | Promise<void>;

/** Entries in one event. */
const BATCH = 200;

/**
 * One reader at a game. It has a cursor of its own, the number up to which its reader has been told: whatever happens in
 * the game only says that there is more, and what is told is read from the cursor on. So joining has no race.
 */
export class Line {
  readonly seat: Side | null;
  readonly #judge: Judge;
  readonly #say: Say;
  #cursor: number;
  #telling = false;
  #revealed = false;
  #left = false;

  constructor(judge: Judge, seat: Side | null, from: number, say: Say) {
    this.#judge = judge;
    this.seat = seat;
    this.#say = say;
    this.#cursor = Math.min(from, judge.head);
  }

  /** Says something that is not in the record. */
  say(event: Event): void {
    if (!this.#left) void this.#say(event);
  }

  /** Does what the reader wants, and says on the line what came of it. */
  async hear(command: Command): Promise<void> {
    try {
      if (this.seat === null) throw noSeat();
      this.say({ t: 'ack', ...(await this.#judge.take(this.seat, command)) });
    } catch (error) {
      this.say({ t: 'refused', cmd: command.cmd, error: this.#judge.fault(error) });
    }
  }

  /** Tells what the game has beyond the cursor, no faster than it is taken. */
  async catchUp(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    while (this.#cursor < this.#judge.head && !this.#left) {
      const entries: readonly Entry[] = this.#judge.entries(this.seat, this.#cursor, BATCH);
      this.#cursor = Math.min(this.#judge.head, this.#cursor + BATCH);
      const said = this.#say({ t: 'entries', entries: [...entries] });
      if (said) await said;
    }
    this.#telling = false;
    const secret = this.#judge.revealed;
    if (secret === null || this.#revealed) return;
    this.#revealed = true;
    this.say({ t: 'revealed', secret });
  }

  leave(): void {
    this.#left = true;
    this.#judge.left(this);
  }
}
