/** Games in a store of their own, and doors to them as one likes. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notedFault } from '../src/fault.ts';
import { Rooms } from '../src/games/rooms.ts';
import { newSecret } from '../src/games/tokens.ts';
import { buildApp } from '../src/http/app.ts';
import { LIMITS, type Limits } from '../src/http/limits.ts';
import { loadSystems, type Systems } from '../src/registry.ts';
import { type OpenDatabase, openEmbedded } from '../src/store/embedded.ts';
import type { Database } from '../src/store/schema.ts';
import { type Store, storeOn } from '../src/store/store.ts';
import { layEmptyStore } from './emptyStore.ts';
import { TOY } from './table.ts';

/** The host header of a request to this machine. */
export const HOME = { host: 'localhost' };

/** Games in a store of their own. Their bots think for ever. */
export class Doors {
  readonly rooms: Rooms;
  /** The log until now. */
  log = '';
  readonly #folder: string;
  readonly #opened: OpenDatabase;
  readonly #store: Store;
  readonly #systems: Systems;
  readonly #apps: FastifyInstance[] = [];

  private constructor(folder: string, opened: OpenDatabase, systems: Systems) {
    this.#folder = folder;
    this.#opened = opened;
    this.#systems = systems;
    this.#store = storeOn(opened.db, opened.close);
    this.rooms = this.anew();
  }

  static async open(): Promise<Doors> {
    const folder = mkdtempSync(join(tmpdir(), 'linstock-doors-'));
    await layEmptyStore(folder);
    return new Doors(folder, await openEmbedded(folder), await loadSystems(TOY));
  }

  get db(): Database {
    return this.#opened.db;
  }

  /** The same games as another server would open them. */
  anew(): Rooms {
    const log = (error: unknown): void => void (this.log += String(error));
    const around = {
      store: this.#store,
      think: () => new Promise<never>(() => undefined),
      secret: newSecret,
      breathe: () => Promise.resolve(),
      now: () => 0,
      fault: (error: unknown) => notedFault(error, log).body,
      grown: () => undefined,
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

  /** A door of its own to the games. */
  readonly door = async (
    limits: Partial<Limits> = {},
    publicUrl: URL | null = null,
    loopback = true,
  ): Promise<FastifyInstance> => {
    const app = await buildApp({
      rooms: this.rooms,
      loopback,
      publicUrl,
      limits: { ...LIMITS, ...limits },
      web: null,
      log: (err) => app.log.error({ err }),
      logLines: { write: (line: string) => (this.log += line) },
    });
    this.#apps.push(app);
    return app;
  };

  async close(): Promise<void> {
    for (const app of this.#apps) await app.close();
    await this.#opened.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
