import type { Judge, SeatServices } from '@linstock/judge';
import type { Entry, Side } from '@linstock/kernel';
import type { SeatsState, SideState } from '@linstock/protocol';
import { z } from 'zod';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';
import type { StoredSeat } from '../store/store.ts';
import {
  beginVacation,
  followPosition,
  type GameClock,
  giveTime,
  playedClock,
  resumeSide,
  setMachine,
  stopVacation,
  timeLeft,
} from './clockRules.ts';
import { noteAnswerTime, timeTaken } from './answerTimes.ts';
import type { ClockTable, StoredClock } from './clockTable.ts';
import type { Pulse } from './pulse.ts';
import { type HandedSeats, readHandedSeats } from './handedSeats.ts';
import type { Attendance, Readers } from './readers.ts';

/** A game that is open at this node. */
export interface SeatedRoom {
  readonly id: string;
  readonly seats: () => readonly StoredSeat[];
  /** Null while the game is being opened. */
  readonly judge: () => Judge | null;
}

/** The tables that the clocks and readers of a game are in. */
export interface SeatTables {
  readonly clocks: ClockTable;
  readonly pulse: Pulse;
  readonly readers: Readers;
  readonly services: Services;
  readonly log: Log;
  change(game: string, change: (clock: GameClock) => GameClock): Promise<StoredClock | null>;
}

/** Work that is waiting for a game. */
interface Work {
  /** The side that answered by hand last; undefined if no entry has arrived. */
  answered?: Side | null;
  readers?: boolean;
  look?: boolean;
}

/**
 * The clocks and the readers of one game at this node. Jobs run one after another, and those that arrive meanwhile
 * are joined. It reads the tables each time, since other nodes change them too.
 */
export class GameSeats implements SeatServices {
  readonly #tables: SeatTables;
  readonly #room: SeatedRoom;
  readonly #unsubscribe: () => void;
  /** Readers of each seat as they are stored. */
  readonly #stored = new Map<Side | null, number>();
  #work: Work = {};
  #running: Promise<void> | null = null;
  #sent = '';
  #machines: readonly Side[] = [];
  #handed: HandedSeats = [];
  #closed = false;

  constructor(tables: SeatTables, room: SeatedRoom) {
    this.#tables = tables;
    this.#room = room;
    this.#unsubscribe = tables.services.bus.subscribe(`seats.${room.id}`, z.null(), () =>
      this.#add({ look: true }),
    );
  }

  close(): void {
    this.#closed = true;
    this.#unsubscribe();
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** The game has been opened, or a seat has been taken: a clock does not run for a seat that nobody has. */
  followPosition(): void {
    if (this.#clocked) this.#add({ answered: null });
  }

  /** Looks for changes made at other nodes. */
  refresh(): void {
    if ((this.#judge?.readers.length ?? 0) > 0) this.#add({ look: true });
  }

  entryAppended(entry: Entry): void {
    if (!this.#clocked) return;
    const byHand = 'dice' in entry && !('standing' in entry);
    this.#add({ answered: byHand ? entry.side : null });
  }

  readersChanged(): void {
    this.#add({ readers: true });
  }

  async timeLeft(side: Side): Promise<number | null> {
    await this.settled();
    await this.#tables.pulse.beat();
    const clock = await this.#follow(null);
    return clock && timeLeft(clock.sides[side], this.#tables.services.now());
  }

  async giveTime(side: Side): Promise<void> {
    await this.#change((clock, now) => giveTime(clock, side, now));
  }

  get machines(): readonly Side[] {
    return this.#machines;
  }

  async readMachines(): Promise<void> {
    if (this.#clocked) this.#noteMachines((await this.#tables.clocks.read(this.#room.id))?.clock ?? null);
  }

  async setMachine(side: Side, plays: boolean): Promise<void> {
    await this.#change((clock, now) => setMachine(clock, side, plays, now));
    // The clock of a player who is back runs again.
    this.followPosition();
  }

  /** A new player has taken over a seat: no machine plays it any more, and its clock has time again. */
  async welcome(side: Side): Promise<void> {
    if (!this.#clocked) return;
    await this.#change((clock, now) => giveTime(setMachine(clock, side, false, now), side, now));
    this.followPosition();
  }

  async takeVacation(side: Side, until: number | null): Promise<void> {
    await this.#change((clock, now) =>
      until === null ? stopVacation(clock, side, now) : beginVacation(clock, side, until, now),
    );
  }

  get #judge(): Judge | null {
    return this.#room.judge();
  }

  get #clocked(): boolean {
    return this.#judge?.header.clock !== undefined;
  }

  async #change(change: (clock: GameClock, now: number) => GameClock): Promise<void> {
    await this.settled();
    await this.#tables.pulse.beat();
    await this.#follow(null);
    const { services } = this.#tables;
    const changed = await this.#tables.change(this.#room.id, (clock) => change(clock, services.now()));
    this.#noteMachines(changed?.clock ?? null);
    await this.#publish(false);
    this.#tell();
  }

  #add(work: Work): void {
    if (this.#closed || !this.#judge) return;
    this.#work = { ...this.#work, ...work };
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    // Entries of one turn of the event loop, such as an answer and the standing answers to it, are one change.
    await new Promise(setImmediate);
    while (Object.keys(this.#work).length > 0 && !this.#closed) {
      const work = this.#work;
      this.#work = {};
      await this.#do(work).catch(this.#tables.log);
    }
    this.#running = null;
  }

  async #do({ answered, readers = false, look = false }: Work): Promise<void> {
    if (readers) await this.#saveReaders();
    // No entry gives a seat to another browser.
    if (readers || look) this.#handed = await readHandedSeats(this.#tables.services.tables, this.#room.id);
    if (answered !== undefined) await this.#follow(answered);
    await this.#resume();
    if (answered !== undefined || readers) this.#tell();
    await this.#publish(readers);
  }

  /** After an outage the clock of a player who is back runs again. */
  async #resume(): Promise<void> {
    const { pulse, services } = this.#tables;
    const sides = ([0, 1] as const).filter((side) => this.#judge?.readers.includes(side));
    if (!this.#clocked || !pulse.outage || sides.length === 0) return;
    await this.#tables.change(this.#room.id, (clock) =>
      sides.reduce((changed, side) => resumeSide(changed, side, services.now()), clock),
    );
  }

  /** Hints to other nodes; this one hears it too, and finds that nothing is new. */
  #tell(): void {
    this.#tables.services.bus.publish(`seats.${this.#room.id}`, null);
  }

  /** Clocks follow the position. */
  async #follow(answered: Side | null): Promise<GameClock | null> {
    const judge = this.#judge;
    if (!judge || !this.#clocked) return null;
    const { pulse, services, clocks } = this.#tables;
    const { id, head, stretch } = judge;
    const asked = ([0, 1] as const).map((side) => judge.asks(side) && this.#isPerson(side));
    // The first clock that runs needs a sign of life to run from.
    if (asked.includes(true)) await pulse.beat();
    const resumes = await this.#resumes();
    const position = {
      ...{ entry: head, turn: stretch, answered, resumes },
      ...{ asked: [asked[0] ?? false, asked[1] ?? false] as const },
    };
    let taken: number | null = null;
    const change = (clock: GameClock): GameClock => {
      taken = null;
      // Another node has followed further.
      if (clock.entry > head) return clock;
      const now = services.now();
      const next = followPosition(clock, { ...position, now });
      taken = timeTaken(clock, next, answered, now);
      return next;
    };
    const done = await this.#tables.change(id, change);
    if (answered !== null && taken !== null)
      await noteAnswerTime(services.tables, { game: id, side: answered, at: services.now(), ms: taken });
    if (done) {
      this.#noteMachines(done.clock);
      return done.clock;
    }
    // A game from before clocks were stored.
    const terms = playedClock(judge.header, null);
    if (!terms) return null;
    await clocks.add(id, terms);
    return (await this.#tables.change(id, change))?.clock ?? null;
  }

  /** When clocks that start now run: a player who is not there has some time after an outage. */
  async #resumes(): Promise<readonly [number, number]> {
    const { outage } = this.#tables.pulse;
    if (!outage) return [0, 0];
    const { sides } = await this.#tables.readers.at(this.#room.id);
    const [first, second] = sides.map(({ connected }) => (connected ? 0 : outage.resumes));
    return [first ?? 0, second ?? 0];
  }

  #isPerson(side: Side): boolean {
    const seat = this.#room.seats().find((each) => each.side === side);
    return seat !== undefined && seat.bot === null && seat.tokenHash !== null;
  }

  /** Takes in which sides a machine plays, and has new ones look for their question. */
  #noteMachines(clock: GameClock | null): void {
    const playing = ([0, 1] as const).filter((side) => clock?.sides[side].machine === 'plays');
    const fresh = playing.some((side) => !this.#machines.includes(side));
    this.#machines = playing;
    if (fresh) this.#judge?.wakeBots();
  }

  /** Stores who is here. */
  async #saveReaders(): Promise<void> {
    const here = this.#judge?.readers ?? [];
    for (const seat of [0, 1, null] as const) {
      const count = here.filter((each) => each === seat).length;
      if (count === (this.#stored.get(seat) ?? 0)) continue;
      await this.#tables.readers.save(this.#room.id, seat, count);
      this.#stored.set(seat, count);
    }
  }

  /** Sends the readers here the present state, if it is news or one of them is new. */
  async #publish(newReader: boolean): Promise<void> {
    const judge = this.#judge;
    if (!judge || judge.readers.length === 0) return;
    const { id } = this.#room;
    const [stored, attendance] = await Promise.all([
      this.#clocked ? this.#tables.clocks.read(id) : null,
      this.#tables.readers.at(id),
    ]);
    const { sides, spectators } = attendance;
    const there = sides.map(({ connected, lastHere }) => (connected ? null : lastHere));
    const { pulse, services } = this.#tables;
    this.#noteMachines(stored?.clock ?? null);
    const seats = seatsState(stored?.clock ?? null, attendance, pulse.outage, services.now());
    const handed = this.#handed;
    const state = handed.length === 0 ? seats : { ...seats, handed: [...handed] };
    const news = JSON.stringify([stored?.clock, there, spectators, state.outage, handed]);
    if (news === this.#sent && !newReader) return;
    this.#sent = news;
    judge.publishMessage({ t: 'seats', seats: state });
  }
}

/** The players of a game, from its clock, from who is there, and from the last time the server was down. */
export function seatsState(
  clock: GameClock | null,
  { sides, spectators }: Attendance,
  outage: Pulse['outage'],
  now: number,
): SeatsState {
  const side = (n: Side): SideState => ({ ...sides[n], ...clockState(clock, n, now) });
  const waits = clock?.sides.some(({ from }) => from !== null && from > now) ?? false;
  return {
    clock: clock?.terms ?? null,
    sides: [side(0), side(1)],
    spectators,
    outage: outage && waits ? outage : null,
    now,
  };
}

function clockState(game: GameClock | null, n: Side, now: number): Omit<SideState, 'connected' | 'lastHere'> {
  if (!game)
    return { clock: null, since: null, out: null, machine: false, vacationUntil: null, vacationLeft: 0 };
  const side = game.sides[n];
  const left = Math.round(timeLeft(side, now));
  const vacation = side.vacationUntil !== null && side.vacationUntil > now ? side.vacationUntil : null;
  const state = stateOf(side.from, left, vacation, now);
  return {
    clock: { left, state },
    since: side.changed,
    out: state === 'out' ? (side.out ?? now) : null,
    machine: side.machine === 'plays',
    vacationUntil: vacation,
    vacationLeft: side.vacationLeft,
  };
}

function stateOf(
  from: number | null,
  left: number,
  vacation: number | null,
  now: number,
): NonNullable<SideState['clock']>['state'] {
  if (from === null) return vacation === null ? 'stopped' : 'paused';
  if (from > now) return 'paused';
  return left === 0 ? 'out' : 'running';
}
