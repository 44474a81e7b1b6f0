import type { Side } from '@linstock/kernel';
import { sql } from 'kysely';
import { Fault } from '../fault.ts';
import type { Database } from './schema.ts';

/** A seat as it is kept. */
export interface KeptSeat {
  readonly side: Side;
  readonly tokenHash: string | null;
  readonly name: string;
  /** The bot's level; null for a person. */
  readonly bot: string | null;
}

/** A game as it is kept, without its entries. */
export interface KeptGame {
  readonly id: string;
  /** Number of the last entry; entries count from 1. */
  readonly head: number;
  /** JSON text. */
  readonly header: string;
  readonly secret: string;
  readonly over: boolean;
  readonly seats: readonly KeptSeat[];
}

/** An entry as it is kept: its number and its JSON text. */
export interface KeptEntry {
  readonly n: number;
  readonly body: string;
}

/** A new game, with the entries it begins with (an imported record has some). */
export interface NewGame extends Omit<KeptGame, 'head'> {
  readonly entries: readonly string[];
}

/** What became of an append. */
export type Appended =
  | { readonly kind: 'appended' }
  /** This command has been taken before, as that entry. */
  | { readonly kind: 'repeat'; readonly n: number }
  /** Another entry has that number already, or the one before it is missing. */
  | { readonly kind: 'stale'; readonly head: number }
  | { readonly kind: 'gone' };

/** Where games are kept. */
export interface Store {
  create(game: NewGame): Promise<void>;
  game(id: string): Promise<KeptGame | null>;
  /** The entries after number `after`, in order. */
  entries(id: string, after: number): Promise<KeptEntry[]>;
  /**
   * Adds entry `n`, if it is the next one and `cmd` is new: of many writers one wins. When it resolves with
   * `appended`, the entry outlives the process.
   */
  append(id: string, n: number, cmd: string, body: string): Promise<Appended>;
  /** The entry a command was taken as; null when it is new. */
  taken(id: string, cmd: string): Promise<number | null>;
  /** Notes that a game has come to its end. */
  finish(id: string): Promise<void>;
  /** Ids of unfinished games with a bot in a seat. */
  withBots(): Promise<string[]>;
  /** True if there was such a game. */
  remove(id: string): Promise<boolean>;
  /** Resolves when the database answers. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A store over a database. Whatever the database fails at comes out as a Fault with one clear sentence. */
export function storeOn(db: Database, close: () => Promise<void>): Store {
  return {
    create: (game) => guarded(() => create(db, game)),
    game: (id) => guarded(() => game(db, id)),
    entries: (id, after) => guarded(() => entries(db, id, after)),
    append: (id, n, cmd, body) => guarded(() => append(db, id, n, cmd, body)),
    taken: (id, cmd) => guarded(() => taken(db, id, cmd)),
    finish: (id) => guarded(() => finish(db, id)),
    withBots: () => guarded(() => withBots(db)),
    remove: (id) => guarded(() => remove(db, id)),
    ready: () => guarded(async () => void (await sql`select 1`.execute(db))),
    close,
  };
}

async function create(db: Database, { id, header, secret, over, seats, entries: bodies }: NewGame) {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('game').values({ id, header, secret, over, head: bodies.length }).execute();
    for (const { side, tokenHash, name, bot } of seats) {
      await tx.insertInto('seat').values({ game_id: id, side, token_hash: tokenHash, name, bot }).execute();
    }
    for (const [i, body] of bodies.entries()) {
      await tx
        .insertInto('entry')
        .values({ game_id: id, n: i + 1, cmd: `import:${i + 1}`, body })
        .execute();
    }
  });
}

async function game(db: Database, id: string): Promise<KeptGame | null> {
  const row = await db.selectFrom('game').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const seats = await db.selectFrom('seat').selectAll().where('game_id', '=', id).orderBy('side').execute();
  return {
    id,
    head: row.head,
    header: row.header,
    secret: row.secret,
    over: row.over,
    seats: seats.map((s) => ({ side: s.side as Side, tokenHash: s.token_hash, name: s.name, bot: s.bot })),
  };
}

function entries(db: Database, id: string, after: number): Promise<KeptEntry[]> {
  return db
    .selectFrom('entry')
    .select(['n', 'body'])
    .where('game_id', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
}

async function append(db: Database, id: string, n: number, cmd: string, body: string): Promise<Appended> {
  if (await insertNext(db, id, n, cmd, body)) return { kind: 'appended' };
  const before = await taken(db, id, cmd);
  if (before !== null) return { kind: 'repeat', n: before };
  const now = await db.selectFrom('game').select('head').where('id', '=', id).executeTakeFirst();
  return now ? { kind: 'stale', head: now.head } : { kind: 'gone' };
}

async function taken(db: Database, id: string, cmd: string): Promise<number | null> {
  const entry = db.selectFrom('entry').select('n').where('game_id', '=', id).where('cmd', '=', cmd);
  return (await entry.executeTakeFirst())?.n ?? null;
}

async function finish(db: Database, id: string): Promise<void> {
  await db.updateTable('game').set({ over: true }).where('id', '=', id).execute();
}

/** One statement, so that there is no moment between looking and writing; false when it was not the next entry. */
async function insertNext(db: Database, id: string, n: number, cmd: string, body: string): Promise<boolean> {
  try {
    const done = await sql`
      with next as (
        update game set head = ${n} where id = ${id} and head = ${n - 1} returning id
      )
      insert into entry (game_id, n, cmd, body) select id, ${n}, ${cmd}, ${body} from next returning n
    `.execute(db);
    return done.rows.length === 1;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505';
}

async function withBots(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('over', '=', false)
    .where('id', 'in', db.selectFrom('seat').select('game_id').where('bot', 'is not', null))
    .execute();
  return rows.map((row) => row.id);
}

function remove(db: Database, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('entry').where('game_id', '=', id).execute();
    await tx.deleteFrom('seat').where('game_id', '=', id).execute();
    const gone = await tx.deleteFrom('game').where('id', '=', id).executeTakeFirst();
    return gone.numDeletedRows > 0n;
  });
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw storeFault(error);
  }
}

/** What a failing database means for the person whose move it was. */
export function storeFault(error: unknown): Fault {
  const why = error instanceof Error ? error.message : String(error);
  const full = /no space left|disk full|file too large|could not (write|extend)/i.test(why);
  const fault = full
    ? new Fault(507, 'disk-full', 'The disk is full: nothing was written. Make room, then try again.')
    : new Fault(503, 'store-failed', 'The game could not be saved just now: nothing was told. Try again.');
  fault.cause = error;
  return fault;
}
