/** Games in a store of their own, and doors to them as one likes. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { SeatKeeping } from '../src/clocks/seatKeeping.ts';
import { localBus } from '../src/bus/localBus.ts';
import { notedFault } from '../src/fault.ts';
import { type RoomServices, Rooms } from '../src/games/rooms.ts';
import { newSecret } from '../src/games/tokens.ts';
import { buildApp } from '../src/http/app.ts';
import { LIMITS, type Limits } from '../src/http/limits.ts';
import { TableJobs } from '../src/jobs/tableJobs.ts';
import { loadSystems, type Systems } from '../src/registry.ts';
import type { Services } from '../src/services.ts';
import { Metrics } from '../src/metrics.ts';
import { openMail } from '../src/mail/mailers.ts';
import type { FollowedGame, GameNews } from '../src/notifications/gameNews.ts';
import { Notifier } from '../src/notifications/notifier.ts';
import { openDatabase } from '../src/store/database.ts';
import { DiskGuard } from '../src/store/diskGuard.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { TermsTable } from '../src/talk/gameTerms.ts';
import { openSqliteTables } from '../src/tables/sqliteTables.ts';
import type { TableStore } from '../src/tables/tables.ts';
import { TOY } from './table.ts';

/** The host header of a request to this machine. */
export const HOME = { host: 'localhost' };

/** Games in a store of their own. Their bots think for ever. */
export class Doors {
  readonly rooms: Rooms;
  /** The log until now. */
  log = '';
  /** The time by the clock of the store, in milliseconds. */
  now = Date.now();
  readonly db: DatabaseSync;
  /** The data folder. */
  readonly folder: string;
  readonly #store: Store;
  readonly #systems: Systems;
  readonly #apps: FastifyInstance[] = [];

  /** Tables, bus and jobs without the games; the jobs are not started. */
  readonly services: Services;
  readonly seatKeeping: SeatKeeping;
  readonly notifier: Notifier;
  /** What makes jobs of notifications; null for nothing. */
  news: GameNews | null = null;

  private constructor(folder: string, systems: Systems, db: DatabaseSync, tables: TableStore) {
    this.folder = folder;
    this.#systems = systems;
    this.db = db;
    this.#store = sqliteStore(this.db, { now: () => this.now });
    const now = () => this.now;
    const jobs = new TableJobs(tables, now, (error) => (this.log += String(error)));
    this.services = { tables, bus: localBus(), jobs, mail: openMail(null, folder), now };
    this.seatKeeping = new SeatKeeping(this.services, (error) => (this.log += String(error)));
    this.rooms = this.anew(this.seatKeeping);
    const parts = { rooms: this.rooms, services: this.services, publicUrl: null };
    this.notifier = new Notifier({ ...parts, allowPrivate: true });
  }

  /** @param tables in place of those of the data folder; the games are in the folder all the same */
  static async open(tables: TableStore | null = null): Promise<Doors> {
    const folder = mkdtempSync(join(tmpdir(), 'linstock-doors-'));
    const db = openDatabase(folder);
    return new Doors(
      folder,
      await loadSystems(TOY),
      db,
      tables ?? (await openSqliteTables(db, new DiskGuard())),
    );
  }

  /** The same games as another server would open them. */
  anew(
    seatKeeping = new SeatKeeping(this.services, (error) => (this.log += String(error))),
    grown: RoomServices['grown'] = (game, entry) => this.news?.follow(game, entry),
  ): Rooms {
    const log = (error: unknown): void => void (this.log += String(error));
    const around = {
      store: this.#store,
      think: () => new Promise<never>(() => undefined),
      secret: newSecret,
      breathe: () => Promise.resolve(),
      now: () => 0,
      fault: (error: unknown) => notedFault(error, log).body,
      grown,
      begun: (judge: FollowedGame) => this.news?.follow(judge),
      seatKeeping,
      terms: new TermsTable(this.services),
    };
    return new Rooms(this.#systems, this.#store, around, {
      check: () => assert.fail('nothing is brought here'),
    });
  }

  /** Sits down at a game by the links of its seats; gives the tokens of those that have one, side 0 first. */
  async seats(id: string, links: readonly { readonly token: string }[]): Promise<string[]> {
    const room = await this.rooms.room(id);
    const tokens: string[] = [];
    for (const { token } of links) tokens.push((await this.rooms.sit(room, token, () => false)).token ?? '');
    return tokens;
  }

  /** Opens an HTTP server of its own for the games. */
  readonly door = async (
    limits: Partial<Limits> = {},
    publicUrl: URL | null = null,
    loopback = true,
    web: string | null = null,
  ): Promise<FastifyInstance> => {
    const app = await buildApp({
      rooms: this.rooms,
      services: this.services,
      notifier: this.notifier,
      metrics: new Metrics(),
      loopback,
      publicUrl,
      limits: { ...LIMITS, ...limits },
      web,
      log: (err) => app.log.error({ err }),
      logLines: { write: (line: string) => (this.log += line) },
    });
    this.#apps.push(app);
    return app;
  };

  async close(): Promise<void> {
    for (const app of this.#apps) await app.close();
    await this.seatKeeping.close();
    await this.services.jobs.close();
    await this.#store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
