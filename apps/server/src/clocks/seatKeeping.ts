import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type GameHeader, otherSide } from '@linstock/kernel';
import type { AgreedClock, SeatsState } from '@linstock/protocol';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { scheduleEvent } from '../notifications/events.ts';
import { VACANT_SUBJECT } from '../seats/vacantSubject.ts';
import type { Services } from '../services.ts';
import { type GameClock, isLeft, markTimeOut, playedClock, timeOut } from './clockRules.ts';
import { ClockTable, type StoredClock } from './clockTable.ts';
import { GameSeats, type SeatedRoom, seatsState, type SeatTables } from './gameSeats.ts';
import { Pulse } from './pulse.ts';
import { Readers } from './readers.ts';

/** The queue of clocks that may have run out. */
const CLOCK_QUEUE = 'clock';

/** The queue of games whose player has had no time left for seven days. */
export const UNCLAIMED_QUEUE = 'unclaimed';

/** Milliseconds after which such a game counts as claimed, if it is rated. */
const UNCLAIMED_MS = 7 * 86_400_000;

/** Milliseconds between two checks for changes by other nodes without a hint. */
const LOOK_MS = 5000;

/** Milliseconds between two notes that the readers of this node are there. */
const REFRESH_MS = 20_000;

/** Milliseconds after which a node that serves no visitors looks again whether the service is there. */
const WAIT_MS = 10_000;

/** The clocks of all games, and who is present: in tables, so that any node shows the same. */
export class SeatKeeping implements SeatTables {
  readonly clocks: ClockTable;
  readonly pulse: Pulse;
  readonly readers: Readers;
  readonly services: Services;
  readonly log: Log;
  readonly #rooms = new Map<string, GameSeats>();
  #timers: NodeJS.Timeout[] = [];

  constructor(services: Services, log: Log) {
    const { tables, now } = services;
    this.services = services;
    this.log = log;
    this.clocks = new ClockTable(tables);
    this.pulse = new Pulse(tables, this.clocks, now, log);
    this.readers = new Readers(tables, randomUUID(), now);
    services.jobs.work(CLOCK_QUEUE, z.string().max(40), (game) => this.#lookAtTime(game));
  }

  /** Begins to give the service's sign of life. Call it before the first visitor is served. */
  async start(): Promise<void> {
    await this.pulse.start(() => void this.#refreshAll());
    this.#timers = [
      setInterval(() => void this.#refreshAll(), LOOK_MS).unref(),
      setInterval(() => void this.readers.refresh().catch(this.log), REFRESH_MS).unref(),
    ];
  }

  /** Stops all clocks if this was the last node of the service: after a last sign of life no time counts. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    for (const seats of this.#rooms.values()) {
      await seats.settled();
      seats.close();
    }
    if (this.#timers.length > 0) await this.readers.clear().catch(() => undefined);
    await this.pulse.close();
  }

  /** The clocks and readers of a game that is opened here. */
  open(room: SeatedRoom): GameSeats {
    this.forget(room.id);
    const seats = new GameSeats(this, room);
    this.#rooms.set(room.id, seats);
    return seats;
  }

  /** The players at a game with their presence, and its clocks. */
  async state(game: string): Promise<SeatsState> {
    const [stored, attendance] = await Promise.all([this.clocks.read(game), this.readers.at(game)]);
    return seatsState(stored?.clock ?? null, attendance, this.pulse.outage, this.services.now());
  }

  /** The game has left memory. */
  forget(game: string): void {
    this.#rooms.get(game)?.close();
    this.#rooms.delete(game);
  }

  /** Stores the clock of a new game, if it has one. */
  async addClock(game: string, header: GameHeader, agreed: AgreedClock | null): Promise<void> {
    const terms = playedClock(header, agreed);
    if (terms) await this.clocks.add(game, terms);
  }

  /** Changes a clock; asks again if another node was first. Returns the clock as it is stored. Throws what `change` throws. */
  async change(game: string, change: (clock: GameClock) => GameClock): Promise<StoredClock | null> {
    for (;;) {
      const stored = await this.clocks.read(game);
      if (!stored) return null;
      const clock = change(stored.clock);
      const due = this.#nextLook(stored, timeOut(clock));
      if (clock === stored.clock && due === stored.due) return stored;
      const changed = { clock, version: stored.version, due };
      if (!(await this.clocks.save(game, changed))) continue;
      if (isLeft(stored.clock) !== isLeft(clock)) this.services.bus.publish(VACANT_SUBJECT, game);
      if (due !== null && due !== stored.due) await this.services.jobs.schedule(CLOCK_QUEUE, game, due, game);
      return { ...changed, version: stored.version + 1 };
    }
  }

  /** When the job looks next. One that is waiting and comes early enough stays; it then waits again. */
  #nextLook({ due }: StoredClock, end: number | null): number | null {
    return end !== null && due !== null && due <= end && due > this.services.now() ? due : end;
  }

  /** The time of a game may have run out: notes it once, and tells the players. */
  async #lookAtTime(game: string): Promise<void> {
    const { jobs, now, bus } = this.services;
    // Before the first visitor is served, and at a node that serves none.
    if (!(await this.pulse.alive())) return jobs.schedule(CLOCK_QUEUE, game, now() + WAIT_MS, game);
    const before = await this.clocks.read(game);
    if (!before) return;
    const after = await this.change(game, (clock) => markTimeOut(clock, now()));
    if (!after) return;
    for (const side of [0, 1] as const)
      if (before.clock.sides[side].out === null && after.clock.sides[side].out !== null) {
        const since = after.clock.sides[side].out ?? now();
        await scheduleEvent(this.services, { kind: 'late', game, side: otherSide(side), since }, now());
        await jobs.schedule(UNCLAIMED_QUEUE, game, now() + UNCLAIMED_MS, { game, side });
      }
    bus.publish(`seats.${game}`, null);
  }

  /** One game in a turn of the event loop: there may be thousands, and moves do not wait for all of them. */
  async #refreshAll(): Promise<void> {
    for (const seats of this.#rooms.values()) {
      seats.refresh();
      await setImmediate();
    }
  }
}
