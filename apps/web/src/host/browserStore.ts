import type { AppendResult, Store, StoredGame } from '@linstock/judge';
import type { Entry, Side } from '@linstock/kernel';
import {
  entrySchema,
  headerSchema,
  type StandingRules,
  seatSchema,
  standingRulesSchema,
} from '@linstock/protocol';
import { z } from 'zod';

/** The stores of a browser's games: the judge's store, and the list of games. */
export interface BrowserStore extends Store {
  add(game: StoredGame, entries: readonly Entry[]): Promise<void>;
  game(id: string): Promise<StoredGame | null>;
}

/** 1: games and entries. 2: standing answers, and the commands entries came from. */
const VERSION = 2;

const keptGame = z.object({
  id: z.string(),
  header: headerSchema,
  seats: z.array(seatSchema),
  /** The number of the last entry; games of earlier pages have none. */
  head: z.number().optional(),
});
const keptEntry = z.object({ game: z.string(), n: z.number(), entry: entrySchema });
const keptCommand = z.object({ n: z.number(), command: z.string().optional() });
const keptRules = z.object({ rules: standingRulesSchema });

/**
 * The browser's own store (IndexedDB). Appending entry n of a game succeeds once: two tabs cannot both win. The dice secret
 * is in the header, and leaves the judge only when the game is over.
 */
export class IndexedBrowserStore implements BrowserStore {
  readonly #databases: IDBFactory;
  readonly #name: string;
  #db: Promise<IDBDatabase> | null = null;

  constructor(databases: IDBFactory, name = 'linstock') {
    this.#databases = databases;
    this.#name = name;
  }

  async add(game: StoredGame, entries: readonly Entry[]): Promise<void> {
    await this.#write(['games', 'entries'], (tx) => {
      tx.objectStore('games').add({ ...game, head: entries.length });
      for (const entry of entries) tx.objectStore('entries').add({ game: game.id, n: entry.n, entry });
    });
  }

  async game(id: string): Promise<StoredGame | null> {
    const raw = await this.#read('games', (store) => store.get(id));
    if (raw === undefined) return null;
    const { head: _, ...game } = readRow(keptGame, raw, 'its head cannot be read');
    return game;
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    const raw = await this.#read('entries', (store) => store.getAll(numbers(id, after + 1)));
    const entries = readRow(z.array(keptEntry), raw, 'an entry of it cannot be read').map(
      ({ entry }) => entry,
    );
    const last = after + entries.length;
    if (entries.some(({ n }, i) => n !== after + 1 + i)) throw damaged('an entry of it is missing');
    const game = keptGame.safeParse(await this.#read('games', (store) => store.get(id)));
    // Another tab may have added to it since the entries were read; fewer there can never be.
    const head = game.success ? (game.data.head ?? 0) : 0;
    if (head <= last || (await this.#count(id)) >= head) return entries;
    throw damaged(`it had ${head} entries, and ${last} are there`);
  }

  /** Throws if there is no space or no permission. */
  async append(id: string, entry: Entry, command: string | null): Promise<AppendResult> {
    const { n } = entry;
    const row = { game: id, n, entry, ...(command !== null && { command }) };
    const came: { to: AppendResult } = { to: { kind: 'stale' } };
    await this.#write(['games', 'entries'], (tx) => {
      const entries = tx.objectStore('entries');
      const games = tx.objectStore('games');
      const addNext = (game: object, head: number): void => {
        if (head !== n - 1) return;
        entries.add(row);
        games.put({ ...game, head: n });
        came.to = { kind: 'appended' };
      };
      const addNew = (game: object, before: { readonly n: number } | undefined): void => {
        if (before) came.to = { kind: 'repeat', n: before.n };
        else ask(entries.count(numbers(id, 1)), (head) => addNext(game, head));
      };
      ask(games.get(id) as IDBRequest<object | undefined>, (game) => {
        if (!game) came.to = { kind: 'gone' };
        else ask(entries.index('command').get([id, command ?? '']), (before) => addNew(game, before));
      });
    });
    return came.to;
  }

  async remove(id: string): Promise<void> {
    await this.#write(['games', 'entries', 'standing'], (tx) => {
      tx.objectStore('games').delete(id);
      tx.objectStore('entries').delete(numbers(id, 1));
      for (const side of [0, 1]) tx.objectStore('standing').delete([id, side]);
    });
  }

  async commands(id: string, after: number): Promise<ReadonlyMap<string, number>> {
    const raw = await this.#read('entries', (store) => store.getAll(numbers(id, after + 1)));
    const rows = readRow(z.array(keptCommand), raw, 'an entry of it cannot be read');
    return new Map(rows.flatMap(({ n, command }) => (command === undefined ? [] : [[command, n] as const])));
  }

  async standing(id: string, side: Side): Promise<StandingRules> {
    const raw = await this.#read('standing', (store) => store.get([id, side]));
    // Answers that cannot be read are asked for again, and nothing else is lost.
    const kept = keptRules.safeParse(raw);
    return kept.success ? kept.data.rules : {};
  }

  async saveStanding(id: string, side: Side, rules: StandingRules): Promise<void> {
    await this.#write(['standing'], (tx) => tx.objectStore('standing').put({ game: id, side, rules }));
  }

  #count(id: string): Promise<number> {
    return this.#read('entries', (store) => store.count(numbers(id, 1))) as Promise<number>;
  }

  async #read(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const tx = await this.#begin([store], 'readonly');
    const request = ask(tx.objectStore(store));
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(storeFault(request.error));
    });
  }

  async #write(stores: string[], act: (tx: IDBTransaction) => void): Promise<void> {
    const tx = await this.#begin(stores, 'readwrite');
    return new Promise((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(storeFault(tx.error));
      act(tx);
    });
  }

  /** Begins a transaction. A connection that the browser has closed, as when a store is deleted, is opened again. */
  async #begin(stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    for (let tries = 2; ; tries--) {
      this.#db ??= openStore(this.#databases, this.#name);
      try {
        return (await this.#db).transaction(stores, mode, { durability: 'strict' });
      } catch (error) {
        this.#db = null;
        if (tries === 0 || !(error instanceof DOMException)) throw storeFault(error);
      }
    }
  }
}

/** A row as it was stored. Throws if it is not valid. */
function readRow<T>(schema: z.ZodType<T>, raw: unknown, what: string): T {
  const read = schema.safeParse(raw);
  if (read.success) return read.data;
  throw damaged(what);
}

/** The message about a game that is not stored as it was played. */
function damaged(what: string): Error {
  return new Error(
    `This game is damaged in this browser: ${what}. Play on from a record that you exported before, or begin a new battle. Other games are not affected.`,
  );
}

/** The meaning of a failing store for the player. A full store is recognised by its name. */
function storeFault(error: unknown): unknown {
  if (!(error instanceof DOMException)) {
    return error ?? new Error('This browser could not read or write its games. Load the page again.');
  }
  if (error.name === 'QuotaExceededError') return error;
  return new Error(
    `This browser could not read or write its games just now (${error.name}). Load the page again; nothing that was shown is lost.`,
  );
}

/** The keys of a game's entries from number `from` on. */
const numbers = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** Continues within a transaction. */
function ask<T>(request: IDBRequest<T>, then: (result: T) => void): void {
  request.onsuccess = () => then(request.result);
}

function openStore(databases: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = databases.open(name, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('games', { keyPath: 'id' });
        request.result.createObjectStore('entries', { keyPath: ['game', 'n'] });
      }
      request.result.createObjectStore('standing', { keyPath: ['game', 'side'] });
      // Entries that no seat sent have no command, and are not in the index.
      request.transaction
        ?.objectStore('entries')
        .createIndex('command', ['game', 'command'], { unique: true });
    };
    request.onsuccess = () => {
      // A tab with a newer page wants to bring the store up to date: this one lets go of it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onblocked = () =>
      reject(
        new Error(
          'Another tab of this browser has an older version of Linstock open. Close it, then try again.',
        ),
      );
    request.onerror = () => reject(new Error(whyNotKept(request.error)));
  }).catch((fault: unknown) => {
    // A browser that stores nothing for pages may throw immediately, with a text of its own.
    throw fault instanceof DOMException ? new Error(whyNotKept(fault)) : fault;
  });
}

/** Why nothing can be stored, and what to do. */
function whyNotKept(fault: DOMException | null): string {
  return fault?.name === 'VersionError'
    ? 'A newer version of Linstock has stored games in this browser. Reload this page.'
    : 'This browser stores nothing for this page, so no game can be played in it. A private window may forbid it, or the disk is full.';
}
