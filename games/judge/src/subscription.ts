import type { Entry, Side } from '@linstock/kernel';
import type { Ack, Command, Fault, HostMessage } from '@linstock/protocol';
import { noSeat } from './refusals.ts';

/** Sends a message to a reader. If it returns a promise, entries wait until it resolves. */
export type SendToReader = (message: HostMessage) => void | Promise<void>;

/** Entries in one event. */
const ENTRIES_PER_MESSAGE = 200;

/** The parts of a game that a subscription uses. */
export interface ReadGame {
  /** The last entry that the readers of a seat may have. */
  headFor(seat: Side | null): number;
  /** The dice secret, once the game is over. */
  readonly revealed: string | null;
  entries(seat: Side | null, after: number, most: number): readonly Entry[];
  takeCommand(side: Side, command: Command): Promise<Ack>;
  fault(error: unknown): Fault;
  /** Called when the reader has left. */
  left(subscription: Subscription): void;
}

/**
 * One reader of a game. Its cursor is the number of the last entry sent. Events only signal that there is more;
 * everything is read from the cursor on. So joining has no race.
 */
export class Subscription {
  readonly seat: Side | null;
  readonly #game: ReadGame;
  readonly #send: SendToReader;
  #cursor: number;
  #telling = false;
  #revealed = false;
  #left = false;

  constructor(game: ReadGame, seat: Side | null, from: number, send: SendToReader) {
    this.#game = game;
    this.seat = seat;
    this.#send = send;
    this.#cursor = Math.min(from, game.headFor(seat));
  }

  /** Says something that is not in the record. */
  send(message: HostMessage): void {
    if (!this.#left) void this.#send(message);
  }

  /** Carries out a command and sends the reader the result. Returns true if it was done now, and not refused or repeated. */
  async takeCommand(command: Command): Promise<boolean> {
    try {
      if (this.seat === null) throw noSeat();
      const ack = await this.#game.takeCommand(this.seat, command);
      this.send({ t: 'ack', ...ack });
      return !ack.repeat;
    } catch (error) {
      this.send({ t: 'refused', cmd: command.cmd, error: this.#game.fault(error) });
      return false;
    }
  }

  /** Sends the entries after the cursor, no faster than the reader takes them. */
  async catchUp(): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    while (this.#cursor < this.#game.headFor(this.seat) && !this.#left) {
      const entries: readonly Entry[] = this.#game.entries(this.seat, this.#cursor, ENTRIES_PER_MESSAGE);
      this.#cursor = Math.min(this.#game.headFor(this.seat), this.#cursor + ENTRIES_PER_MESSAGE);
      const said = this.#send({ t: 'entries', entries: [...entries] });
      if (said) await said;
    }
    this.#telling = false;
    const secret = this.#game.revealed;
    if (secret === null || this.#revealed) return;
    this.#revealed = true;
    this.send({ t: 'revealed', secret });
  }

  leave(): void {
    this.#left = true;
    this.#game.left(this);
  }
}
