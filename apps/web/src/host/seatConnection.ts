import type { Side } from '@linstock/kernel';
import type { Command, Fault, HostMessage } from '@linstock/protocol';
import type { Connection, OpenConnection } from './connection.ts';
import type { HostUpdate, Outcome } from './host.ts';
import type { StoredAnswers } from './storedAnswers.ts';

/** The messages that a connection passes to its host. */
export type ConnectionMessage =
  | HostMessage
  | Extract<HostUpdate, { t: 'connection' | 'waiting' | 'trouble' }>;

interface PendingCommand {
  readonly command: Command;
  readonly settle: (outcome: Outcome) => void;
  /** When it was given, in milliseconds since 1970. */
  readonly given: number;
  /** True if it was sent, even if nothing came back. */
  sent: boolean;
  /** True if the connection was lost before a reply. */
  waited: boolean;
}

/** Waits before each new try of a broken connection, in milliseconds; the last is repeated. */
const RETRY_WAITS_MS = [250, 500, 1000, 2000, 5000] as const;

/**
 * The connection of one seat. It is opened again when it is lost. Commands without a reply wait and are sent again; an answer also
 * survives the page.
 */
export class SeatConnection {
  readonly #seat: Side | null;
  readonly #open: OpenConnection;
  readonly #head: () => number;
  readonly #publish: (message: ConnectionMessage) => void;
  readonly #stored: StoredAnswers;
  readonly #pending = new Map<string, PendingCommand>();
  #connection: Connection | null = null;
  #lost = false;
  /** True if an answer is stored, and the page knows that it waits. */
  #waits = false;
  #tries = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    seat: Side | null,
    open: OpenConnection,
    head: () => number,
    publish: (message: ConnectionMessage) => void,
    stored: StoredAnswers,
  ) {
    this.#seat = seat;
    this.#open = open;
    this.#head = head;
    this.#publish = publish;
    this.#stored = stored;
    this.#resume();
    this.#connect();
  }

  send(command: Command): Promise<Outcome> {
    return new Promise((settle) => {
      const waited = this.#lost;
      this.#pending.set(command.cmd, { command, settle, given: Date.now(), sent: !waited, waited });
      if (waited) this.#noteWaiting();
      else this.#connection?.send(command);
    });
  }

  /** Takes an answer back that waits for the connection and was never sent. */
  recallAnswer(): void {
    for (const [cmd, { command, sent }] of this.#pending)
      if (command.t === 'answer' && !sent) this.#settle(cmd, RECALLED);
  }

  close(): void {
    this.#closed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#connection?.close();
  }

  /** An answer that an earlier visit has left. */
  #resume(): void {
    const left = this.#seat === null ? null : this.#stored.read(this.#seat);
    if (!left) return;
    const { cmd, seen, answer, given } = left;
    const settle = (outcome: Outcome): void => {
      if (outcome) this.#publish({ t: 'trouble', fault: outcome });
    };
    const command = { t: 'answer', cmd, seen, answer } as const;
    this.#waits = true;
    this.#pending.set(cmd, { command, settle, given, sent: true, waited: true });
  }

  #connect(): void {
    let current = true;
    this.#connection = this.#open(this.#seat, this.#head(), {
      onMessage: (message) => current && this.#takeMessage(message),
      onLost: () => {
        if (!current) return;
        current = false;
        this.#reconnect();
      },
    });
  }

  #reconnect(): void {
    this.#connection = null;
    if (this.#closed) return;
    this.#lost = true;
    for (const pending of this.#pending.values()) pending.waited = true;
    this.#noteWaiting();
    this.#publish({ t: 'connection', state: 'lost' });
    const wait = RETRY_WAITS_MS[Math.min(this.#tries++, RETRY_WAITS_MS.length - 1)] ?? 5000;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #takeMessage(message: HostMessage): void {
    if (message.t === 'game') {
      this.#tries = 0;
      this.#lost = false;
      this.#publish({ t: 'connection', state: 'open' });
      for (const pending of this.#pending.values()) {
        pending.sent = true;
        this.#connection?.send(pending.command);
      }
    }
    // A seat that is gone leaves nothing behind.
    if ((message.t === 'signed-out' || message.t === 'gone') && this.#seat !== null)
      this.#stored.write(this.#seat, null);
    if (message.t === 'ack') this.#settle(message.cmd, null);
    if (message.t === 'refused' && message.cmd !== null) this.#settle(message.cmd, message.error);
    this.#publish(message);
  }

  #settle(cmd: string, outcome: Outcome): void {
    const pending = this.#pending.get(cmd);
    if (!pending) return;
    this.#pending.delete(cmd);
    const { command, waited } = pending;
    if (waited && command.t === 'answer') this.#noteWaiting();
    pending.settle(waited && command.t === 'answer' && outcome ? describeMissed(outcome) : outcome);
  }

  /** Stores the answer that waits, and tells the page. */
  #noteWaiting(): void {
    if (this.#seat === null) return;
    const waiting = [...this.#pending.values()].find(({ command }) => command.t === 'answer') ?? null;
    if (waiting === null && !this.#waits) return;
    this.#waits = waiting !== null;
    if (waiting?.command.t === 'answer') {
      const { cmd, seen, answer } = waiting.command;
      const { given, sent } = waiting;
      this.#stored.write(this.#seat, { cmd, seen, answer, given });
      this.#publish({ t: 'waiting', answer: { side: this.#seat, given, sent } });
    } else {
      this.#stored.write(this.#seat, null);
      this.#publish({ t: 'waiting', answer: null });
    }
  }
}

const RECALLED: Fault = {
  code: 'recalled',
  clause: null,
  sentence: 'You took your answer back. It was not sent.',
};

/** Refusals that say that the battle went on without an answer. */
const MISSED: readonly string[] = ['stale', 'not-asked', 'game-over'];

/** The refusal of an answer that waited for the connection, in words for a player who has just come back. */
function describeMissed(fault: Fault): Fault {
  if (fault.clause === null && !MISSED.includes(fault.code)) return fault;
  const again = fault.code === 'game-over' || fault.code === 'not-asked' ? '' : ' You are asked again.';
  const sentence = `The battle went on. Your answer no longer fits and was not played.${again}`;
  return { ...fault, clause: null, sentence };
}
