import { randomUUID } from 'node:crypto';
import type { Judge, OtherNodes } from '@linstock/judge';
import { hostMessageSchema } from '@linstock/protocol';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { GameMark, SharedStore, StoredSeat } from '../store/store.ts';

/** The queue of games whose bots are to be played. */
export const BOTS_QUEUE = 'bots';

/** Milliseconds between two checks of the store for changes without a hint. */
const LOOK_MS = 1000;

/** Milliseconds after which another node asks for bots, if the one that made the last entry has not. */
const SUMMON_MS = 1500;

/** A hint that a game has changed: its head, or null if something else is to be read again. */
const hintSchema = z.object({ node: z.string(), n: z.number().nullable() });
const relaySchema = z.object({ node: z.string(), message: hostMessageSchema });

/** A game in memory that other nodes may have in memory too. */
interface SharedRoom {
  readonly judge: Judge;
  seats: readonly StoredSeat[];
}

interface WatchedRoom {
  readonly room: SharedRoom;
  version: number;
  leave(): void;
}

/**
 * Adds entries that other nodes write to the games in memory. A hint over the bus is fast; a look at the
 * store once a second finds entries without a hint.
 */
export class GameSharing implements OtherNodes {
  readonly #store: SharedStore;
  readonly #services: Pick<Services, 'bus' | 'jobs' | 'now'>;
  readonly #log: Log;
  readonly #node = randomUUID();
  readonly #watched = new Map<string, WatchedRoom>();
  readonly #timer: NodeJS.Timeout;
  /** False while the store does not answer: that is logged once. */
  #answers = true;
  #looking = false;
  /** Entries that a look at the store found before any hint. */
  lostHints = 0;

  constructor(store: SharedStore, services: Pick<Services, 'bus' | 'jobs' | 'now'>, log: Log) {
    this.#store = store;
    this.#services = services;
    this.#log = log;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  /** The version of a game, to be read before the game itself; null if there is no such game. */
  async mark(id: string): Promise<GameMark | null> {
    return (await this.#store.heads([id])).get(id) ?? null;
  }

  /** Follows a game that has been opened here. */
  watch(room: SharedRoom, { version }: GameMark): void {
    const { bus } = this.#services;
    const { id } = room.judge;
    this.unwatch(id);
    const leaves = [
      bus.subscribe(`game.${id}`, hintSchema, ({ node, n }) => {
        if (node !== this.#node && (n === null || n > room.judge.head)) this.#quietly(this.refresh(id));
      }),
      bus.subscribe(`said.${id}`, relaySchema, ({ node, message }) => {
        if (node !== this.#node) room.judge.publishMessage(message);
      }),
    ];
    const leave = (): void => {
      for (const each of leaves) each();
    };
    this.#watched.set(id, { room, version, leave });
  }

  /** The game has left memory. */
  unwatch(id: string): void {
    this.#watched.get(id)?.leave();
    this.#watched.delete(id);
  }

  /** Reads what other nodes have written to a game in memory. False if the game has been removed. */
  async refresh(id: string): Promise<boolean> {
    return this.#apply(id, await this.mark(id));
  }

  /** An entry has been written here. */
  grown({ id, head }: Pick<Judge, 'id' | 'head'>): void {
    this.#services.bus.publish(`game.${id}`, { node: this.#node, n: head });
  }

  /** Something else of a game has been written here, or the game has been removed. */
  changed(id: string): void {
    this.#services.bus.publish(`game.${id}`, { node: this.#node, n: null });
  }

  summonBots(id: string, waits: () => boolean, here: boolean): void {
    const { jobs, now } = this.#services;
    const summon = (): void => this.#quietly(jobs.schedule(BOTS_QUEUE, id, now(), { game: id }));
    if (here) return summon();
    setTimeout(() => {
      if (waits()) summon();
    }, SUMMON_MS).unref();
  }

  relay({ id }: { readonly id: string }, message: z.infer<typeof hostMessageSchema>): void {
    this.#services.bus.publish(`said.${id}`, {
      node: this.#node,
      message: JSON.parse(JSON.stringify(message)),
    });
  }

  offers(id: string) {
    return this.#store.offers(id);
  }

  async saveOffers(...offers: Parameters<SharedStore['saveOffers']>): Promise<void> {
    await this.#store.saveOffers(...offers);
    this.changed(offers[0]);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const id of this.#watched.keys()) this.unwatch(id);
  }

  async #look(): Promise<void> {
    if (this.#looking || this.#watched.size === 0) return;
    this.#looking = true;
    try {
      const asked = [...this.#watched];
      const marks = await this.#store.heads(asked.map(([id]) => id));
      this.#answers = true;
      for (const [id, watched] of asked) {
        // A game opened since then was not in the query: a missing version does not mean that it was removed.
        if (this.#watched.get(id) !== watched) continue;
        const { room } = watched;
        const mark = marks.get(id) ?? null;
        if (mark && mark.head > room.judge.head) this.lostHints++;
        this.#quietly(this.#apply(id, mark));
      }
    } catch (error) {
      if (this.#answers) this.#log(error);
      this.#answers = false;
    }
    this.#looking = false;
  }

  async #apply(id: string, mark: GameMark | null): Promise<boolean> {
    const watched = this.#watched.get(id);
    if (!watched) return mark !== null;
    const { room } = watched;
    if (!mark) {
      this.unwatch(id);
      room.judge.vanish();
      return false;
    }
    if (mark.version > watched.version) {
      const stored = await this.#store.game(id);
      if (stored) room.seats = stored.seats;
      await room.judge.catchUp();
      watched.version = Math.max(watched.version, mark.version);
    } else if (mark.head > room.judge.head) await room.judge.catchUp();
    return true;
  }

  #quietly(work: Promise<unknown>): void {
    work.catch(this.#log);
  }
}
