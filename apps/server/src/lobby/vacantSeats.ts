import { otherSide, type Side } from '@linstock/kernel';
import type { VacantSeat } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { isAbsent } from '../seats/absence.ts';
import type { SeatDevices } from '../seats/seatDevices.ts';
import { VACANT_SUBJECT } from '../seats/vacantSubject.ts';
import type { Services } from '../services.ts';
import type { VacantSeatTable } from '../tables/rows/seats.ts';
import { accountsOfGames } from './gameAccounts.ts';
import { listedRoom } from './listedRoom.ts';

/** Seats in the list: each game is opened for it. */
const MAX_LISTED = 50;

/** What the list is made from. */
export interface VacantSeatParts {
  readonly rooms: Rooms;
  readonly devices: SeatDevices;
  readonly services: Pick<Services, 'tables' | 'bus' | 'now'>;
}

/**
 * The seats whose players have left and that the other player offers to anybody, in their table. A seat whose player is back leaves
 * the list when it is next read.
 */
export class VacantSeats {
  readonly #parts: VacantSeatParts;

  constructor(parts: VacantSeatParts) {
    this.#parts = parts;
  }

  /** Offers a seat to anybody. Throws a Fault while its player is there. */
  async offer(room: Room, side: Side): Promise<void> {
    const { tables, now } = this.#parts.services;
    if (room.judge.over) throw new Fault(409, 'game-over', 'This game is over.');
    if (!(await isAbsent(this.#parts, room, side))) {
      const name = room.judge.seats[side]?.name ?? 'The other player';
      throw new Fault(409, 'not-absent', `${name} is still playing, so nobody else can have the seat.`);
    }
    await tables
      .insertInto('vacant_seat')
      .values({ game: room.judge.id, side, posted: now() })
      .onConflict((conflict) => conflict.column('game').doUpdateSet({ side, posted: now() }))
      .execute();
    this.changed(room.judge.id);
  }

  /** Takes a seat out of the list. */
  async withdraw(game: string): Promise<void> {
    await this.#parts.services.tables.deleteFrom('vacant_seat').where('game', '=', game).execute();
    this.changed(game);
  }

  /** Says that the list has changed, here and at other nodes. */
  changed(game: string): void {
    this.#parts.services.bus.publish(VACANT_SUBJECT, game);
  }

  /** How a seat is held, as the player of the other side may know it. */
  async stateOf(room: Room, side: Side): Promise<'held' | 'absent' | 'offered'> {
    if ((await this.#row(room.judge.id))?.side === side) return 'offered';
    return (await isAbsent(this.#parts, room, side)) ? 'absent' : 'held';
  }

  /** The seats that wait, the latest first. */
  async list(): Promise<readonly VacantSeat[]> {
    const rows = await this.#parts.services.tables
      .selectFrom('vacant_seat')
      .selectAll()
      .orderBy('posted', 'desc')
      .orderBy('game')
      .limit(MAX_LISTED)
      .execute();
    const seats: VacantSeat[] = [];
    for (const row of rows) {
      const seat = await this.#view(row);
      if (seat) seats.push(seat);
    }
    return seats;
  }

  /** The seat of a game that waits; null if none does. */
  async find(game: string): Promise<VacantSeat | null> {
    const row = await this.#row(game);
    return row ? this.#view(row) : null;
  }

  /** A mark of each seat in the list; it differs once somebody asks for the seat. */
  async marks(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#parts.services.tables
      .selectFrom('vacant_seat')
      .leftJoin('seat_request', (join) =>
        join.onRef('seat_request.game', '=', 'vacant_seat.game').on('closed', 'is', null),
      )
      .select(['vacant_seat.game', 'posted', 'name', 'due'])
      .execute();
    return new Map(rows.map(({ game, posted, name, due }) => [game, `${posted} ${name} ${due}`]));
  }

  #row(game: string): Promise<Selectable<VacantSeatTable> | undefined> {
    return this.#parts.services.tables
      .selectFrom('vacant_seat')
      .selectAll()
      .where('game', '=', game)
      .executeTakeFirst();
  }

  /** A row as all may know it; null if the seat is not to be had. The row of a player who is back is removed. */
  async #view({ game, side, posted }: Selectable<VacantSeatTable>): Promise<VacantSeat | null> {
    const { services } = this.#parts;
    const room = await listedRoom(this.#parts.rooms, game);
    if (!room || !(await isAbsent(this.#parts, room, side))) {
      await services.tables.deleteFrom('vacant_seat').where('game', '=', game).execute();
      return null;
    }
    const request = await services.tables
      .selectFrom('seat_request')
      .select(['name', 'due'])
      .where('game', '=', game)
      .where('side', '=', side)
      .where('closed', 'is', null)
      .executeTakeFirst();
    // The other player has agreed already.
    if (request && request.due !== null) return null;
    const { system, battle, sides, seats, progress } = room.judge.summary();
    const accounts = await accountsOfGames(services, [game]);
    return {
      ...{ game, side, posted, system, battle, sides, progress },
      opponent: seats[otherSide(side)].name,
      opponentFlag: accounts.get(game)?.[otherSide(side)]?.flag ?? null,
      clock: (await this.#parts.rooms.present(game))?.clock ?? null,
      asker: request?.name ?? null,
    };
  }
}
