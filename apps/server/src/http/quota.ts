import { Fault } from '../fault.ts';
import type { Rooms } from '../games/rooms.ts';
import type { SeatWishes } from '../games/seatWishes.ts';
import type { Limits } from './limits.ts';

/** Games of machines that one visitor may be making at once; each may wait for its record to be checked. */
const MAX_IN_MAKING = 8;

/**
 * Limits the games one visitor may make. Games between bots are made one after another for each visitor, so that many
 * requests at once do not pass the limit.
 */
export class Quota {
  readonly #rooms: Rooms;
  readonly #limits: Limits;
  readonly #queues = new Map<string, SerialQueue>();

  constructor(rooms: Rooms, limits: Limits) {
    this.#rooms = rooms;
    this.#limits = limits;
  }

  /** Makes one more game. Throws a Fault for a visitor who has made many, or has many games of machines under way. */
  async make<T>(maker: string, seats: SeatWishes, work: () => Promise<T>): Promise<T> {
    const make = async (): Promise<T> => {
      await this.#refuseTooMany(maker, seats);
      return work();
    };
    if (seats.some(({ kind }) => kind === 'human')) return make();
    const queue = this.#queues.get(maker) ?? new SerialQueue();
    if (queue.length >= MAX_IN_MAKING) throw new Fault(503, 'crowded', TOO_BUSY);
    this.#queues.set(maker, queue);
    return queue.add(make).finally(() => {
      if (queue.length === 0) this.#queues.delete(maker);
    });
  }

  async #refuseTooMany(maker: string, seats: SeatWishes): Promise<void> {
    const { games, machineGames } = this.#limits;
    const made = await this.#rooms.store.madeBy(maker, games.days);
    if (made.lately + made.discarded >= games.most && made.discarded > 0) {
      const sentence = `You have brought in ${made.discarded} records within a day and deleted them again; they count for that day in the ${games.most} games you may have made here. Try again tomorrow.`;
      throw new Fault(429, 'too-many-games', sentence);
    }
    if (made.lately >= games.most) {
      const sentence = `You have made ${made.lately} games here in ${games.days} days, and no more are stored. Delete some of them, then try again.`;
      throw new Fault(429, 'too-many-games', sentence);
    }
    if (made.machines < machineGames || seats.some(({ kind }) => kind === 'human')) return;
    const sentence = `${made.machines} games of machines alone that you made are under way here. Wait until one has ended, or delete one.`;
    throw new Fault(429, 'too-many-machines', sentence);
  }
}

const TOO_BUSY = 'Too many games of machines are being made for you just now. Try again in a minute.';

/** Does one thing after another. */
class SerialQueue {
  length = 0;
  #last: Promise<unknown> = Promise.resolve();

  add<T>(work: () => Promise<T>): Promise<T> {
    this.length++;
    const done = this.#last.then(work).finally(() => this.length--);
    this.#last = done.catch(() => undefined);
    return done;
  }
}
