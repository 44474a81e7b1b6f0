import type { Level } from '@linstock/bots';
import type { Side } from '@linstock/kernel';
import { Piscina } from 'piscina';
import { Fault } from '../fault.ts';
import type { Room } from '../judge/room.ts';
import { newToken } from '../judge/tokens.ts';
import type { Task, Thought } from './thought.ts';

/** Times a bot tries again when its answer did not come through before it rests until something happens. */
const TRIES = 3;

/** What became of a thought, for the log. */
export type Complain = (error: unknown, room: Room, side: Side) => void;

/** The bots of this server. They think in worker threads and answer through the same gate as people. */
export class Bots {
  readonly #pool: Piscina<Task, Thought>;
  readonly #systems: string;
  readonly #complain: Complain;
  readonly #leaving = new AbortController();

  /** @param systems address of the module with the rule systems */
  constructor(systems: string, threads: number, complain: Complain) {
    this.#systems = systems;
    this.#complain = complain;
    const filename = new URL('./worker.ts', import.meta.url).href;
    this.#pool = new Piscina({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 });
  }

  /** Plays the bots of a game from now on, for as long as it is in memory. */
  attend(room: Room): void {
    for (const seat of room.seats) {
      if (seat.bot === null) continue;
      const bot = new BotSeat(seat.side, seat.bot as Level);
      room.heard((news) => {
        if (news.t === 'grown') void this.#play(room, bot);
      });
      void this.#play(room, bot);
    }
  }

  /** Stops all thinking. */
  async close(): Promise<void> {
    this.#leaving.abort();
    await this.#pool.destroy();
  }

  /** Answers whatever this bot is asked until it is asked no more. */
  async #play(room: Room, bot: BotSeat): Promise<void> {
    if (bot.busy || !room.asks(bot.side)) return;
    bot.busy = true;
    const release = room.hold();
    room.tell({ t: 'thinking', side: bot.side, busy: true });
    for (let tries = TRIES; tries > 0 && room.asks(bot.side) && !this.#leaving.signal.aborted; ) {
      try {
        await this.#answer(room, bot);
        tries = TRIES;
      } catch (error) {
        if (this.#leaving.signal.aborted) break;
        // Somebody took back while the bot thought: it looks again, and that is no failure.
        if (error instanceof Fault && error.body.code === 'stale') continue;
        if (error instanceof Fault && error.body.code === 'no-game') break;
        tries--;
        this.#complain(error, room, bot.side);
      }
    }
    bot.busy = false;
    room.tell({ t: 'thinking', side: bot.side, busy: false });
    release();
  }

  async #answer(room: Room, { side, level }: BotSeat): Promise<void> {
    const n = room.head + 1;
    const record = room.record(side);
    const seat = `${room.id}:${side}`;
    const task = {
      systems: this.#systems,
      seat,
      record,
      side,
      level,
      seed: newToken(),
    };
    const { answer, stumbled } = await this.#pool.run(task, { signal: this.#leaving.signal });
    if (stumbled !== null) this.#complain(new Error(stumbled), room, side);
    await room.answer(side, { n, cmd: `bot:${n}`, answer });
  }
}

/** A bot's seat at one game. */
class BotSeat {
  readonly side: Side;
  readonly level: Level;
  busy = false;

  constructor(side: Side, level: Level) {
    this.side = side;
    this.level = level;
  }
}
