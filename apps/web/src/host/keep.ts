import type { Appended, KeptGame, Store } from '@linstock/judge';
import type { Entry, Side } from '@linstock/kernel';
import {
  entrySchema,
  headerSchema,
  type StandingRules,
  seatSchema,
  standingRulesSchema,
} from '@linstock/protocol';
import { z } from 'zod';

/** Where the games of a browser are kept: the judge's store, and the games themselves. */
export interface GameKeep extends Store {
  add(game: KeptGame, entries: readonly Entry[]): Promise<void>;
  game(id: string): Promise<KeptGame | null>;
}

/** 1: games and entries. 2: standing answers, and the commands entries came from. */
const VERSION = 2;

const keptGame = z.object({ id: z.string(), header: headerSchema, seats: z.array(seatSchema) });
const keptEntry = z.object({ game: z.string(), n: z.number(), entry: entrySchema });
const keptCommand = z.object({ n: z.number(), command: z.string().optional() });
const keptRules = z.object({ rules: standingRulesSchema });

/**
 * The browser's own store (IndexedDB). Appending entry n of a game succeeds once: two tabs cannot both win. The dice secret
 * is in the header, and leaves the judge only when the game is over.
 */
export class Keep implements GameKeep {
  readonly #db: Promise<IDBDatabase>;

  constructor(databases: IDBFactory, name = 'linstock') {
    this.#db = openStore(databases, name);
  }

  async add(game: KeptGame, entries: readonly Entry[]): Promise<void> {
    await this.#write(['games', 'entries'], (tx) => {
      tx.objectStore('games').add(game);
      for (const entry of entries) tx.objectStore('entries').add({ game: game.id, n: entry.n, entry });
    });
  }

  async game(id: string): Promise<KeptGame | null> {
    const raw = await this.#read('games', (store) => store.get(id));
    const parsed = keptGame.safeParse(raw);
    return parsed.success ? parsed.data : null;
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    const raw = await this.#read('entries', (store) => store.getAll(numbers(id, after + 1)));
    return z
      .array(keptEntry)
      .parse(raw)
      .map((row) => row.entry);
  }

  /** Throws where there is no room or no permission. */
  async append(id: string, entry: Entry, command: string | null): Promise<Appended> {
    const { n } = entry;
    const row = { game: id, n, entry, ...(command !== null && { command }) };
    const came: { to: Appended } = { to: { kind: 'stale' } };
    await this.#write(['games', 'entries'], (tx) => {
      const entries = tx.objectStore('entries');
      const addNext = (head: number): void => {
        if (head !== n - 1) return;
        entries.add(row);
        came.to = { kind: 'appended' };
      };
      const addNew = (before: { readonly n: number } | undefined): void => {
        if (before) came.to = { kind: 'repeat', n: before.n };
        else ask(entries.count(numbers(id, 1)), addNext);
      };
      ask(tx.objectStore('games').count(id), (there) => {
        if (there === 0) came.to = { kind: 'gone' };
        else ask(entries.index('command').get([id, command ?? '']), addNew);
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
    const rows = z.array(keptCommand).parse(raw);
    return new Map(rows.flatMap(({ n, command }) => (command === undefined ? [] : [[command, n] as const])));
  }

  async standing(id: string, side: Side): Promise<StandingRules> {
    const raw = await this.#read('standing', (store) => store.get([id, side]));
    return raw === undefined ? {} : keptRules.parse(raw).rules;
  }

  async keepStanding(id: string, side: Side, rules: StandingRules): Promise<void> {
    await this.#write(['standing'], (tx) => tx.objectStore('standing').put({ game: id, side, rules }));
  }

  async #read(store: string, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
    const db = await this.#db;
    const request = ask(db.transaction(store).objectStore(store));
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('The browser could not read its store.'));
    });
  }

  async #write(stores: string[], act: (tx: IDBTransaction) => void): Promise<void> {
    const tx = (await this.#db).transaction(stores, 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      tx.oncomplete = () => resolve();
      tx.onabort = () => reject(tx.error ?? new Error('The browser could not write to its store.'));
      act(tx);
    });
  }
}

/** The keys of a game's entries from number `from` on. */
const numbers = (id: string, from: number): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

/** Goes on within a transaction. */
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
      // Entries that nobody sent have no command, and do not stand in the index.
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
          'Another tab of this browser holds an older page of Linstock open. Close it, then try again.',
        ),
      );
    request.onerror = () => reject(new Error(whyNotKept(request.error)));
  }).catch((fault: unknown) => {
    // A browser that keeps nothing for pages may throw at once, in its own words.
    throw fault instanceof DOMException ? new Error(whyNotKept(fault)) : fault;
  });
}

/** Why nothing can be kept, and what to do. */
function whyNotKept(fault: DOMException | null): string {
  return fault?.name === 'VersionError'
    ? 'A newer page of Linstock has kept games in this browser. Load this page again.'
    : 'This browser keeps nothing for this page, so no game can be played in it. A private window may forbid it, or the disk is full.';
}
