import type { Entry, GameHeader, Side } from '@linstock/kernel';
import { entrySchema, levelSchema } from '@linstock/protocol';
import { z } from 'zod';

/** Who sits where in a game kept in this browser. */
export interface KeptSeat {
  readonly side: Side;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: 'easy' | 'normal' | 'hard' | null;
}

/** A game as this browser keeps it; the dice secret is in the header and leaves the judge only when the game is over. */
export interface KeptGame {
  readonly id: string;
  readonly header: GameHeader;
  readonly seats: readonly KeptSeat[];
  readonly created: string;
}

const keptGame = z.object({
  id: z.string(),
  header: z.looseObject({
    rules: z.looseObject({ id: z.string() }),
    battle: z.looseObject({ id: z.string() }),
  }),
  seats: z.array(
    z.object({
      side: z.union([z.literal(0), z.literal(1)]),
      name: z.string(),
      kind: z.enum(['human', 'bot']),
      level: levelSchema.nullable(),
    }),
  ),
  created: z.string(),
});
const keptEntry = z.object({ game: z.string(), n: z.number(), entry: entrySchema });

/** The browser's own store (IndexedDB). Appending entry n of a game succeeds once: two tabs cannot both win. */
export class Keep {
  readonly #db: Promise<IDBDatabase>;

  constructor(name = 'linstock') {
    this.#db = openStore(name);
  }

  async add(game: KeptGame, entries: readonly Entry[] = []): Promise<void> {
    await this.#write(['games', 'entries'], (tx) => {
      tx.objectStore('games').add(game);
      for (const entry of entries) tx.objectStore('entries').add({ game: game.id, n: entry.n, entry });
    });
  }

  async game(id: string): Promise<KeptGame | null> {
    const raw = await this.#read('games', (store) => store.get(id));
    const parsed = keptGame.safeParse(raw);
    return parsed.success ? (parsed.data as unknown as KeptGame) : null;
  }

  /** The entries after `from`, in order. */
  async entries(id: string, from: number): Promise<Entry[]> {
    const range = IDBKeyRange.bound([id, from + 1], [id, Number.MAX_SAFE_INTEGER]);
    const raw = await this.#read('entries', (store) => store.getAll(range));
    return z
      .array(keptEntry)
      .parse(raw)
      .map((row) => row.entry as Entry);
  }

  /** Adds an entry; false where its number is taken. Throws where there is no room or no permission. */
  async append(id: string, entry: Entry): Promise<boolean> {
    try {
      await this.#write(['entries'], (tx) => tx.objectStore('entries').add({ game: id, n: entry.n, entry }));
      return true;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'ConstraintError') return false;
      throw fault;
    }
  }

  async remove(id: string): Promise<void> {
    await this.#write(['games', 'entries'], (tx) => {
      tx.objectStore('games').delete(id);
      tx.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    });
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

function openStore(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('entries', { keyPath: ['game', 'n'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This browser keeps no data for the page.'));
  });
}
