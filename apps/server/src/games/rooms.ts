import {
  commitment,
  type Entry,
  Game,
  type GameHeader,
  type GameRecord,
  type Options,
  type Side,
} from '@linstock/kernel';
import { Judge, noGame, type Surroundings } from '@linstock/judge';
import type { CreateRequest, SeatLink, SeatView, Wish } from '@linstock/protocol';
import { Fault } from '../fault.ts';
import { type Systems, systemOf } from '../registry.ts';
import type { Checker } from '../imports/checker.ts';
import type { KeptSeat, Store } from '../store/store.ts';
import { newGameId, newSecret, newToken, tokenHash } from './tokens.ts';

/** Games kept in memory though nobody is at them. */
const KEPT_IDLE = 100;

/** Who shall sit at a new game. */
export type SeatWishes = Wish['seats'];

/** A game in memory: its judge, and by what its seats are taken. */
export interface Room {
  readonly judge: Judge;
  readonly seats: readonly KeptSeat[];
}

/** A game just made, and the secret links to its seats. */
export interface Made {
  readonly room: Room;
  readonly links: readonly SeatLink[];
}

/** All games of this server; those in use are in memory, the others in the store. */
export class Rooms {
  readonly systems: Systems;
  readonly store: Store;
  readonly #around: Surroundings;
  readonly #checker: Pick<Checker, 'check'>;
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #live = new Set<Room>();

  constructor(systems: Systems, store: Store, around: Surroundings, checker: Pick<Checker, 'check'>) {
    this.systems = systems;
    this.store = store;
    this.#around = around;
    this.#checker = checker;
  }

  /** The game of this id. Throws a Fault when there is none. */
  async room(id: string): Promise<Room> {
    let room = this.#rooms.get(id);
    if (!room) {
      room = this.#open(id);
      this.#rooms.set(id, room);
      room.catch(() => this.#rooms.delete(id));
      await this.#forgetIdle(id);
    }
    return room;
  }

  /** Whether a room is the one in use: it may have been forgotten since it was asked for. */
  has(room: Room): boolean {
    return this.#live.has(room);
  }

  /** Resolves when nothing is under way in any game. */
  async settle(): Promise<void> {
    for (const { judge } of this.#live) await judge.settled();
  }

  /** Asks no bots any more. */
  close(): void {
    for (const { judge } of this.#live) judge.close();
  }

  /** A new game with fair dice. Throws a Fault for a system, battle or option that is not known. */
  async create(wish: Wish): Promise<Made> {
    const rules = systemOf(this.systems, wish.system);
    if (!rules.battles.includes(wish.battle)) throw noBattle(wish.battle, rules.title, rules.battles);
    const secret = newSecret();
    const header = headerOf(() => {
      const dice = { kind: 'fair', commitment: commitment(secret), secret: null } as const;
      const players = wish.seats.map((seat) => nameOf(seat)) as [string, string];
      const created = new Date().toISOString();
      return Game.create(rules, {
        battle: wish.battle,
        options: wish.options as Options,
        dice,
        players,
        created,
      }).record;
    });
    return this.#make(header, secret, wish.seats, []);
  }

  /** A game that goes on from a record, or only shows it where it is over. Throws a Fault where it cannot be played. */
  async import(value: unknown, seats: SeatWishes): Promise<Made> {
    const secret = newSecret();
    const people = seats.flatMap(({ kind }, side) => (kind === 'human' ? [side as Side] : []));
    const { record, over } = await this.#checker.check(value, people, commitment(secret));
    const { entries, ...header } = record;
    const known = over && header.dice.kind === 'fair' ? header.dice.secret : null;
    return this.#make(hideSecret(header), known ?? secret, seats, entries);
  }

  /** Deletes a game for good. */
  async remove(id: string): Promise<void> {
    const room = await this.room(id);
    await room.judge.remove();
    this.#forget(room);
  }

  async #make(
    header: GameHeader,
    secret: string,
    wishes: SeatWishes,
    entries: readonly Entry[],
  ): Promise<Made> {
    const id = newGameId();
    const links: SeatLink[] = [];
    const seats = wishes.map((wish, i): KeptSeat => {
      const side = i as Side;
      if (wish.kind === 'bot') return { side, tokenHash: null, name: nameOf(wish), bot: wish.level };
      const token = newToken();
      links.push({ side, token, path: `/g/${id}#seat=${token}` });
      return { side, tokenHash: tokenHash(token), name: nameOf(wish), bot: null };
    });
    await this.store.create({ id, header: JSON.stringify(header), secret, over: false, seats, entries });
    return { room: await this.room(id), links };
  }

  async #open(id: string): Promise<Room> {
    const kept = await this.store.game(id);
    if (!kept) throw noGame();
    const { seats, secret } = kept;
    const header = withSecret(JSON.parse(kept.header) as GameHeader, secret);
    const rules = systemOf(this.systems, header.rules.id);
    const judge = await Judge.open({ id, header, seats: seats.map(seatView) }, rules, this.#around);
    const room = { judge, seats };
    this.#live.add(room);
    return room;
  }

  async #forgetIdle(but: string): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      if (this.#rooms.size <= KEPT_IDLE) return;
      if (id === but) continue;
      const room = await opening.catch(() => null);
      if (room?.judge.idle) this.#forget(room);
    }
  }

  #forget(room: Room): void {
    this.#rooms.delete(room.judge.id);
    this.#live.delete(room);
  }
}

function nameOf(wish: CreateRequest['seats'][number]): string {
  return wish.name ?? (wish.kind === 'bot' ? `Captain (${wish.level ?? 'normal'})` : 'A player');
}

function noBattle(battle: string, title: string, known: readonly string[]): Fault {
  const sentence = `${title} has no battle "${battle.slice(0, 40)}". It has: ${known.join(', ')}.`;
  return new Fault(404, 'no-battle', sentence);
}

/** The head of a new record; an option the rulebook does not know becomes a Fault. */
function headerOf(make: () => GameRecord): GameHeader {
  try {
    const { entries: _, ...header } = make();
    return header;
  } catch (error) {
    if (error instanceof RangeError) throw new Fault(422, 'bad-option', error.message);
    throw error;
  }
}

/** The header with its dice secret, where the one kept is the one committed to. */
function withSecret(header: GameHeader, secret: string): GameHeader {
  const { dice } = header;
  if (dice.kind !== 'fair' || commitment(secret) !== dice.commitment) return header;
  return { ...header, dice: { ...dice, secret } };
}

function seatView({ side, name, bot }: KeptSeat): SeatView {
  return { side, name, kind: bot === null ? 'human' : 'bot', level: bot };
}

/** The secret has a column of its own, so that no slip of a view can show it. */
function hideSecret(header: GameHeader): GameHeader {
  const { dice } = header;
  return dice.kind === 'fair' ? { ...header, dice: { ...dice, secret: null } } : header;
}
