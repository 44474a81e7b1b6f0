import { randomUUID } from 'node:crypto';
import { otherSide, type Side } from '@linstock/kernel';
import type { OwnSeat } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { Fault } from '../fault.ts';
import type { Room } from '../games/rooms.ts';
import { scheduleEvent } from '../notifications/events.ts';
import type { Services } from '../services.ts';
import type { SeatRequestTable } from '../tables/rows/seats.ts';
import type { SeatDevices } from './seatDevices.ts';

const DAY_MS = 86_400_000;

/** The queue of requests that take effect. */
const QUEUE = 'seat-request';

/** Requests for the seats of one game within a day. */
const MAX_REQUESTS = 3;

type SeatRequest = Selectable<SeatRequestTable>;

/**
 * Requests for a seat by a browser that lost it. The opponent agrees, and 24 hours later it takes effect, unless a device
 * of the seat stops it. A job lets it take effect, or the next look at the seats of the game.
 */
export class SeatRequests {
  readonly #services: Services;
  readonly #devices: SeatDevices;

  constructor(services: Services, devices: SeatDevices) {
    this.#services = services;
    this.#devices = devices;
  }

  /** Does the jobs of requests that are due, on this node. */
  work(): void {
    this.#services.jobs.work(QUEUE, z.string(), (game) => this.settle(game));
  }

  /** The open requests for the seats of a game; those that are due take effect first. */
  async open(room: Room): Promise<OwnSeat['requests']> {
    await this.settle(room.judge.id);
    const rows = await this.#open(room.judge.id);
    return rows.map(({ id, side, asked, due }) => ({ id, side, asked, due }));
  }

  /** Stores a request for a seat. Throws a Fault if one is open, or too many were made. */
  async ask(game: string, side: Side, tokenHash: string, device: string): Promise<void> {
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
        asked: now(),
        agreed: null,
        due: null,
        closed: null,
        outcome: null,
      })
      .execute();
    const since = now();
    const place = { kind: 'offer', game, since } as const;
    await scheduleEvent(this.#services, { ...place, side: otherSide(side), what: 'seat' }, since);
    await scheduleEvent(this.#services, { ...place, side, what: 'own-seat' }, since);
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
  }

  /** Lets the requests of a game that are due take effect: the seat is that of the browser that asked, and of no other. */
  async settle(game: string): Promise<void> {
    const { tables, now } = this.#services;
    const due = (await this.#open(game)).filter((request) => request.due !== null && request.due <= now());
    for (const request of due) {
      const { numUpdatedRows } = await tables
        .updateTable('seat_request')
        .set({ closed: now(), outcome: 'done' })
        .where('id', '=', request.id)
        .where('closed', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) await this.#hand(request);
    }
  }

  /** The dates on which seats of a game changed hands by consent. Such a game is friendly from then on. */
  async done(game: string): Promise<readonly { readonly side: Side; readonly at: number }[]> {
    const rows = await this.#services.tables
      .selectFrom('seat_request')
      .select(['side', 'closed'])
      .where('game', '=', game)
      .where('outcome', '=', 'done')
      .orderBy('closed')
      .execute();
    return rows.map(({ side, closed }) => ({ side, at: closed ?? 0 }));
  }

  async #hand({ game, side, token_hash, device }: SeatRequest): Promise<void> {
    const before = await this.#services.tables
      .selectFrom('seat_device')
      .select('id')
      .where('game', '=', game)
      .where('side', '=', side)
      .where('signed_out', 'is', null)
      .execute();
    await this.#devices.add(game, side, { tokenHash: token_hash, name: device });
    await this.#devices.signOut(
      game,
      before.map(({ id }) => id),
      `${device}, with your opponent's consent`,
    );
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
