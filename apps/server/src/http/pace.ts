import type { Limits } from './limits.ts';

/** Bytes of a message that count as one. */
const BYTES_PER_MESSAGE = 2048;

/** The cost of a stored command, in messages, in addition to its message. */
const STORED_COMMAND_COST = 2;

/** Milliseconds for which a socket that has sent too much is not counted as a quiet one. */
const LOUD_MS = 2000;

/** Messages that may still be sent: full at first, and it refills with time. */
class Allowance {
  readonly #burst: number;
  readonly #perSecond: number;
  #left: number;
  #at: number;

  constructor(burst: number, perSecond: number, now: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#left = burst;
    this.#at = now;
  }

  /** Milliseconds until `messages` messages may be sent; 0 if they may be now. */
  wait(messages: number, now: number): number {
    this.#left = Math.min(this.#burst, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    const missing = Math.min(messages, this.#burst) - this.#left;
    return missing <= 0 ? 0 : Math.ceil((missing / this.#perSecond) * 1000);
  }

  /** Counts `messages` messages, if necessary against those of the time to come. */
  spend(messages: number): void {
    this.#left = Math.max(-this.#burst, this.#left - Math.min(messages, this.#burst));
  }

  get spent(): boolean {
    return this.#left <= -this.#burst;
  }

  full(now: number): boolean {
    return this.wait(this.#burst, now) === 0;
  }
}

/**
 * Limits the messages read from one socket. They are counted by visitor, however many sockets a visitor has open. A
 * quiet socket has a separate count, so that a player is served even if others at the same address send without end.
 */
class Pace {
  readonly #own: Allowance;
  readonly #quiet: Allowance;
  readonly #shared: Allowance;
  readonly #now: () => number;
  #loudUntil = 0;

  constructor(own: Allowance, quiet: Allowance, shared: Allowance, now: () => number) {
    this.#own = own;
    this.#quiet = quiet;
    this.#shared = shared;
    this.#now = now;
  }

  /** Milliseconds until a message of this length may be read; at 0 it has been counted. */
  read(bytes: number): number {
    const now = this.#now();
    const messages = Math.max(1, Math.ceil(bytes / BYTES_PER_MESSAGE));
    const quiet = now >= this.#loudUntil && messages === 1 && !this.#shared.spent;
    const payer = quiet && this.#quiet.wait(1, now) === 0 ? this.#quiet : this.#shared;
    const wait = Math.max(this.#own.wait(messages, now), payer.wait(messages, now));
    if (wait > 0) {
      this.#loudUntil = now + LOUD_MS;
      return wait;
    }
    this.#own.spend(messages);
    payer.spend(messages);
    return 0;
  }

  /** Counts that a command was done, which costs more than to refuse one. */
  charge(): void {
    this.#shared.spend(STORED_COMMAND_COST);
  }
}

export type { Pace };

/** The paces of all sockets. A message that comes too early is read later: what was sent well apart may be read in one heap. */
export class Paces {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #visitors = new Map<string, Allowance>();

  /** @param now milliseconds by a clock that does not jump */
  constructor(limits: Limits, now = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The pace of a new socket. */
  socket(visitor: string): Pace {
    const { burst, messagesPerSecond, visitorBurst, visitorMessagesPerSecond, quietBurst, quietPerSecond } =
      this.#limits;
    const start = this.#now();
    const shared =
      this.#visitors.get(visitor) ?? new Allowance(visitorBurst, visitorMessagesPerSecond, start);
    this.#visitors.set(visitor, shared);
    const own = new Allowance(burst, messagesPerSecond, start);
    return new Pace(own, new Allowance(quietBurst, quietPerSecond, start), shared, this.#now);
  }

  /** Removes visitors who have left and whose full allowance is restored. */
  sweep(here: ReadonlySet<string>): void {
    const now = this.#now();
    for (const [visitor, allowance] of this.#visitors)
      if (!here.has(visitor) && allowance.full(now)) this.#visitors.delete(visitor);
  }
}
