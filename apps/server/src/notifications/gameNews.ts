import type { Entry, Side } from '@linstock/kernel';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import { type RequestKind, scheduleEvent } from './events.ts';
import { WAIT_MS } from './notifier.ts';

/** Milliseconds for which a question waits in memory before it becomes a job: most are answered by then. */
const SETTLE_MS = 5000;

/** Milliseconds between two looks at these questions. */
const LOOK_MS = 1000;

/** Milliseconds after which a question that is a job is forgotten here. */
const FORGET_MS = 86_400_000;

const SIDES = [0, 1] as const;

/** The facts that are followed about a game. */
export interface FollowedGame {
  readonly id: string;
  readonly head: number;
  readonly over: boolean;
  readonly seats: readonly { readonly side: Side; readonly kind: 'human' | 'bot' }[];
  asks(side: Side): boolean;
}

/** A question that a person has to answer. */
interface OpenQuestion {
  readonly game: string;
  readonly side: Side;
  /** The number of the last entry when it came. */
  readonly since: number;
  readonly at: number;
  /** True once it is a job. */
  scheduled: boolean;
}

/** Makes jobs of events in the games at this node. An entry that changes nothing for a player makes none. */
export class GameNews {
  readonly #services: Services;
  readonly #log: Log;
  readonly #questions = new Map<string, OpenQuestion>();
  readonly #timer: NodeJS.Timeout;

  constructor(services: Services, log: Log) {
    this.#services = services;
    this.#log = log;
    this.#timer = setInterval(() => void this.#scheduleOld(SETTLE_MS), LOOK_MS).unref();
  }

  /** An entry has been added here; undefined at the beginning, or if a seat has been taken. */
  follow(game: FollowedGame, entry?: Entry): void {
    const people = SIDES.filter((side) => game.seats[side]?.kind === 'human');
    for (const side of people) this.#followSide(game, side, entry?.side === side);
    if (game.over && people.length > 0)
      for (const side of people) this.#schedule({ kind: 'over', game: game.id, side }, 0);
    else if (entry && 'draw' in entry && entry.draw && people.length === 2)
      this.asked(game.id, entry.side === 0 ? 1 : 0, 'draw', entry.n);
  }

  /**
   * The other side requests something. `side` is the side to notify.
   * @param since a number that only this request has
   */
  asked(game: string, side: Side, what: RequestKind, since: number): void {
    this.#schedule({ kind: 'offer', game, side, what, since }, WAIT_MS);
  }

  /** Makes a job of each open question, so that none is lost when the node stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#scheduleOld(0);
  }

  #followSide(game: FollowedGame, side: Side, own: boolean): void {
    const key = `${game.id} ${side}`;
    const now = this.#services.now();
    const before = this.#questions.get(key);
    const asked = !game.over && game.asks(side);
    if (before && (own || !asked)) {
      this.#questions.delete(key);
      // Notifications of it that are on screen may be removed.
      if (before.scheduled && now - before.at >= WAIT_MS)
        this.#schedule({ kind: 'answered', game: game.id, side }, 0);
    }
    if (asked && !this.#questions.has(key))
      this.#questions.set(key, { game: game.id, side, since: game.head, at: now, scheduled: false });
  }

  async #scheduleOld(age: number): Promise<void> {
    const now = this.#services.now();
    const old: OpenQuestion[] = [];
    for (const [key, question] of this.#questions) {
      if (now - question.at > FORGET_MS) this.#questions.delete(key);
      if (!question.scheduled && now - question.at >= age) old.push(question);
    }
    // At the same time, so that they share one wait for the disk.
    await Promise.all(old.map((question) => this.#scheduleQuestion(question)));
  }

  async #scheduleQuestion(question: OpenQuestion): Promise<void> {
    question.scheduled = true;
    const { game, side, since, at } = question;
    try {
      await scheduleEvent(this.#services, { kind: 'asked', game, side, since, looks: 0 }, at + WAIT_MS);
    } catch (error) {
      question.scheduled = false;
      this.#log(error);
    }
  }

  #schedule(event: Parameters<typeof scheduleEvent>[1], wait: number): void {
    scheduleEvent(this.#services, event, this.#services.now() + wait).catch(this.#log);
  }
}
