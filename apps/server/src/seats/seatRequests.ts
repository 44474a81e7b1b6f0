import { randomUUID } from 'node:crypto';
import { otherSide, type Side } from '@linstock/kernel';
import type { AskedSeatView, OwnSeat } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { listedRoom } from '../lobby/listedRoom.ts';
import { PublicGames } from '../lobby/publicGames.ts';
import { scheduleEvent } from '../notifications/events.ts';
import type { Services } from '../services.ts';
import type { SeatRequestTable } from '../tables/rows/seats.ts';
import { isAbsent } from './absence.ts';
import type { SeatDevices } from './seatDevices.ts';
import { VACANT_SUBJECT } from './vacantSubject.ts';

const DAY_MS = 86_400_000;

/** The queue of requests that take effect. */
const QUEUE = 'seat-request';

/** Requests for the seats of one game within a day. */
const MAX_REQUESTS = 3;

type SeatRequest = Selectable<SeatRequestTable>;

/** A new player who asks for the seat of one who has left. */
export interface NewPlayer {
  readonly name: string;
  /** Null for a guest. */
  readonly account: string | null;
}

/** The browser that asks for a seat: the hash of its token, its name, and its player if the seat was never theirs. */
export interface Asker {
  readonly tokenHash: string;
  readonly device: string;
  readonly player: NewPlayer | null;
}

/** What requests for seats work with. */
export interface RequestParts {
  readonly services: Services;
  readonly devices: SeatDevices;
  readonly rooms: Rooms;
}

/**
 * Requests for a seat: by a browser that lost it, or by a new player if its player has left. The opponent agrees, and 24 hours later
 * it takes effect, unless a device of the seat stops it, or the player who had left is back. A job lets it take effect, or the next
 * look at the seats of the game.
 */
export class SeatRequests {
  readonly #services: Services;
  readonly #devices: SeatDevices;
  readonly #rooms: Rooms;

  constructor({ services, devices, rooms }: RequestParts) {
    this.#services = services;
    this.#devices = devices;
    this.#rooms = rooms;
  }

  /** Does the jobs of requests that are due, on this node. */
  work(): void {
    this.#services.jobs.work(QUEUE, z.string(), (game) => this.settle(game));
  }

  /** The open requests for the seats of a game; those that are due take effect first. */
  async open(room: Room): Promise<OwnSeat['requests']> {
    await this.settle(room.judge.id);
    const rows = await this.#open(room.judge.id);
    return rows.map(({ id, side, asked, name, due }) => ({ id, side, asked, name, due }));
  }

  /** Stores a request for a seat. Throws a Fault if one is open, or too many were made. */
  async ask(game: string, side: Side, { tokenHash, device, player }: Asker): Promise<void> {
    const { tables, now } = this.#services;
    const lately = await tables
      .selectFrom('seat_request')
      .selectAll()
      .where('game', '=', game)
      .where('asked', '>', now() - DAY_MS)
      .execute();
    if ((await this.#open(game)).some((request) => request.side === side))
      throw new Fault(409, 'asked-already', 'This seat is asked for already. Wait for the answer.');
    if (lately.length >= MAX_REQUESTS)
      throw new Fault(429, 'too-many-requests', 'This game was asked for often today. Try again tomorrow.');
    await tables
      .insertInto('seat_request')
      .values({
        id: randomUUID(),
        game,
        side,
        token_hash: tokenHash,
        device,
        name: player?.name ?? null,
        account: player?.account ?? null,
        asked: now(),
        agreed: null,
        due: null,
        closed: null,
        outcome: null,
      })
      .execute();
    const since = now();
    const place = { kind: 'offer', game, since } as const;
    const what = player === null ? 'seat' : 'successor';
    await scheduleEvent(this.#services, { ...place, side: otherSide(side), what }, since);
    await scheduleEvent(this.#services, { ...place, side, what: 'own-seat' }, since);
    this.#changed(game);
  }

  /** What became of the last request for a seat of a game by a browser with these tokens; null if it made none. */
  async ofBrowser(game: string, hashes: readonly string[]): Promise<AskedSeatView | null> {
    if (hashes.length === 0) return null;
    await this.settle(game);
    const row = await this.#services.tables
      .selectFrom('seat_request')
      .select(['side', 'due', 'outcome'])
      .where('game', '=', game)
      .where('token_hash', 'in', [...hashes])
      .orderBy('asked', 'desc')
      .executeTakeFirst();
    if (!row) return null;
    const { side, due, outcome } = row;
    return { side, due, state: outcome ?? (due === null ? 'waiting' : 'agreed') };
  }

  /** The opponent agrees to a request, or refuses it. Throws a Fault if it is not open. */
  async answer(game: string, opponent: Side, id: string, agree: boolean): Promise<void> {
    const time = this.#services.now();
    const change = agree
      ? { agreed: time, due: time + DAY_MS }
      : { closed: time, outcome: 'refused' as const };
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('seat_request')
      .set(change)
      .where('game', '=', game)
      .where('id', '=', id)
      .where('side', '!=', opponent)
      .where('closed', 'is', null)
      .where('due', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notOpen();
    if (agree) await this.#services.jobs.schedule(QUEUE, id, time + DAY_MS, game);
    this.#changed(game);
  }

  /** A device of the seat stops a request for it. Throws a Fault if it is not open. */
  async stop(game: string, side: Side, id: string): Promise<void> {
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('seat_request')
      .set({ closed: this.#services.now(), outcome: 'stopped' })
      .where('game', '=', game)
      .where('id', '=', id)
      .where('side', '=', side)
      .where('closed', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw notOpen();
    this.#changed(game);
  }

  /**
   * Lets the requests of a game that are due take effect: the seat is that of the browser that asked, and of no other. A new player's
   * request ends if the player who had left is back.
   */
  async settle(game: string): Promise<void> {
    const { now } = this.#services;
    for (const request of await this.#open(game))
      if (request.name !== null && !(await this.#isVacant(request))) await this.#close(request.id, 'stopped');
      else if (request.due !== null && request.due <= now() && (await this.#close(request.id, 'done')))
        await this.#hand(request);
  }

  async #isVacant({ game, side }: SeatRequest): Promise<boolean> {
    const room = await listedRoom(this.#rooms, game);
    const parts = { rooms: this.#rooms, devices: this.#devices, services: this.#services };
    return room !== null && isAbsent(parts, room, side);
  }

  /** Closes a request. False if it was closed already. */
  async #close(id: string, outcome: 'done' | 'stopped'): Promise<boolean> {
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('seat_request')
      .set({ closed: this.#services.now(), outcome })
      .where('id', '=', id)
      .where('closed', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #hand({ game, side, token_hash, device, name, account }: SeatRequest): Promise<void> {
    const before = await this.#services.tables
      .selectFrom('seat_device')
      .select('id')
      .where('game', '=', game)
      .where('side', '=', side)
      .where('signed_out', 'is', null)
      .execute();
    const own = name === null ? await this.#devices.accountAt(game, side) : account;
    await this.#devices.add(game, side, { tokenHash: token_hash, name: device, account: own });
    await this.#devices.signOut(
      game,
      before.map(({ id }) => id),
      name === null ? `${device}, with your opponent's consent` : `this seat, which ${name} has taken over`,
    );
    if (name !== null) await this.#seatNewPlayer(game, side, name);
    this.#services.bus.publish(`seats.${game}`, null);
  }

  /** The seat is a new player's: no way back is left to the one before, and the clock has time again. */
  async #seatNewPlayer(game: string, side: Side, name: string): Promise<void> {
    const { tables } = this.#services;
    for (const table of ['seat_words', 'seat_transfer'] as const)
      await tables.deleteFrom(table).where('game', '=', game).where('side', '=', side).execute();
    await tables.deleteFrom('vacant_seat').where('game', '=', game).execute();
    await this.#rooms.rename(game, side, name);
    await new PublicGames(this.#services).rename(game, side, name);
    const { gameSeats } = await this.#rooms.room(game);
    await gameSeats?.welcome(side);
    this.#changed(game);
  }

  #changed(game: string): void {
    this.#services.bus.publish(VACANT_SUBJECT, game);
  }

  #open(game: string): Promise<SeatRequest[]> {
    return this.#services.tables
      .selectFrom('seat_request')
      .selectAll()
      .where('game', '=', game)
      .where('closed', 'is', null)
      .orderBy('asked')
      .execute();
  }
}

function notOpen(): Fault {
  return new Fault(409, 'no-request', 'This request is no longer open. Open Your seat again.');
}
