import { randomUUID } from 'node:crypto';
import type { Side } from '@linstock/kernel';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Room } from '../games/rooms.ts';
import type { Services } from '../services.ts';
import type { SeatDeviceTable } from '../tables/rows/seats.ts';

/** A device that holds a seat. */
export type SeatDevice = Selectable<SeatDeviceTable>;

/**
 * Milliseconds for which the known devices of a game are used without reading them again, if no hint arrives.
 */
const FRESH_MS = 1000;

/** Games whose devices are in memory. */
const MAX_GAMES = 2000;

/** Milliseconds for which another visit of a device is not stored again. */
const SEEN_MS = 60_000;

/** Milliseconds for which a device that was signed out can be brought back. The page offers it for five seconds. */
const UNDO_MS = 10_000;

/** The subject of the hint that the devices of a game have changed. */
const SUBJECT = 'seat-devices';

interface ReadDevices {
  /** Milliseconds since the process began. */
  readonly at: number;
  readonly devices: Promise<readonly SeatDevice[]>;
}

/** The devices that hold the seats of games. The table is the truth; it is read again each second, and after a hint. */
export class SeatDevices {
  readonly #services: Services;
  readonly #read = new Map<string, ReadDevices>();
  readonly #listeners = new Set<(game: string) => void>();
  readonly #unsubscribe: () => void;

  constructor(services: Services) {
    this.#services = services;
    this.#unsubscribe = services.bus.subscribe(SUBJECT, z.string().max(40), (game) => {
      this.#read.delete(game);
      for (const listener of this.#listeners) listener(game);
    });
  }

  close(): void {
    this.#unsubscribe();
  }

  /** Calls the listener with each game whose devices have changed, as far as hints arrive. */
  onChange(listener: (game: string) => void): void {
    this.#listeners.add(listener);
  }

  /** The devices that hold a seat of this game now, first come first. */
  async holding(room: Room): Promise<readonly SeatDevice[]> {
    const game = room.judge.id;
    const known = this.#read.get(game);
    if (known && performance.now() - known.at < FRESH_MS) return known.devices;
    const devices = this.#load(room);
    if (this.#read.size >= MAX_GAMES) this.#read.clear();
    this.#read.set(game, { at: performance.now(), devices });
    devices.catch(() => this.#read.delete(game));
    return devices;
  }

  /** Stores that a device holds a seat, and returns it. A known device is unchanged. */
  async add(
    game: string,
    side: Side,
    device: { readonly tokenHash: string; readonly name: string; readonly account?: string | null },
  ): Promise<string> {
    const { tables, now } = this.#services;
    const id = randomUUID();
    const time = now();
    await tables
      .insertInto('seat_device')
      .values({
        id,
        game,
        side,
        token_hash: device.tokenHash,
        name: device.name,
        account: device.account ?? null,
        made: time,
        seen: time,
        signed_out: null,
        signed_out_by: null,
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .execute();
    this.changed(game);
    return id;
  }

  /** Stores that a device was here, once a minute at most. */
  async see({ id, seen }: SeatDevice): Promise<void> {
    const time = this.#services.now();
    if (time - seen < SEEN_MS) return;
    await this.#services.tables.updateTable('seat_device').set({ seen: time }).where('id', '=', id).execute();
  }

  /** Signs devices out of a game: its sockets close on all nodes. Returns how many held the seat until now. */
  async signOut(game: string, ids: readonly string[], by: string): Promise<number> {
    if (ids.length === 0) return 0;
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('seat_device')
      .set({ signed_out: this.#services.now(), signed_out_by: by })
      .where('game', '=', game)
      .where('id', 'in', [...ids])
      .where('signed_out', 'is', null)
      .executeTakeFirst();
    this.changed(game);
    return Number(numUpdatedRows);
  }

  /** Brings a device back that was signed out a moment ago. False if that is too long ago. */
  async restore(game: string, side: Side, id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('seat_device')
      .set({ signed_out: null, signed_out_by: null })
      .where('game', '=', game)
      .where('side', '=', side)
      .where('id', '=', id)
      .where('signed_out', '>', this.#services.now() - UNDO_MS)
      .executeTakeFirst();
    this.changed(game);
    return numUpdatedRows > 0n;
  }

  /** The device by which each of these ones was signed out; those that hold their seat are not in it. */
  async signedOut(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.#services.tables
      .selectFrom('seat_device')
      .select(['id', 'signed_out_by'])
      .where('id', 'in', [...ids])
      .where('signed_out', 'is not', null)
      .execute();
    return new Map(rows.map((row) => [row.id, row.signed_out_by ?? '']));
  }

  /** True if an account holds a seat of this game, or held one until it was signed out. */
  async heldBy(game: string, account: string): Promise<boolean> {
    const row = await this.#services.tables
      .selectFrom('seat_device')
      .select('id')
      .where('game', '=', game)
      .where('account', '=', account)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The account that holds a seat; null if the player is a guest. */
  async accountAt(game: string, side: Side): Promise<string | null> {
    const row = await this.#services.tables
      .selectFrom('seat_device')
      .select('account')
      .where('game', '=', game)
      .where('side', '=', side)
      .where('account', 'is not', null)
      .where('signed_out', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return row?.account ?? null;
  }

  /** The device that signed out the one with this token; null if it was not signed out. */
  async signedOutBy(game: string, hashes: readonly string[]): Promise<string | null> {
    if (hashes.length === 0) return null;
    const row = await this.#services.tables
      .selectFrom('seat_device')
      .select('signed_out_by')
      .where('game', '=', game)
      .where('token_hash', 'in', [...hashes])
      .where('signed_out', 'is not', null)
      .executeTakeFirst();
    return row?.signed_out_by ?? null;
  }

  /** Says that the devices of a game have changed: they are read again, here and on other nodes. */
  changed(game: string): void {
    this.#read.delete(game);
    this.#services.bus.publish(SUBJECT, game);
  }

  async #load(room: Room): Promise<readonly SeatDevice[]> {
    const game = room.judge.id;
    const rows = await this.#rows(game);
    // A seat taken before devices were stored: its browser is the first device.
    const missing = room.seats.filter(
      ({ tokenHash }) => tokenHash !== null && !rows.some(({ token_hash }) => token_hash === tokenHash),
    );
    for (const { side, tokenHash } of missing)
      if (tokenHash !== null) await this.add(game, side, { tokenHash, name: 'The first browser' });
    const all = missing.length === 0 ? rows : await this.#rows(game);
    return all.filter(({ signed_out }) => signed_out === null);
  }

  #rows(game: string): Promise<SeatDevice[]> {
    return this.#services.tables
      .selectFrom('seat_device')
      .selectAll()
      .where('game', '=', game)
      .orderBy('made')
      .orderBy('id')
      .execute();
  }
}
