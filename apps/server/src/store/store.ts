import { setImmediate } from 'node:timers/promises';
import type { Level } from '@linstock/bots';
import type { AppendResult, Store as JudgeStore } from '@linstock/judge';
import type { Entry, Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { sql } from 'kysely';
import { damagedGame, Fault } from '../fault.ts';
import { gamesMadeBy, leave, type MadeGames, noteVisit, unusedGames } from './makers.ts';
import type { Database } from './schema.ts';

/** A seat as it is stored. */
export interface StoredSeat {
  readonly side: Side;
  readonly tokenHash: string | null;
  /**
   * The hash of the link by which it is taken; null if it needs none, and in old games, in which the link itself was
   * the token.
   */
  readonly linkHash: string | null;
  readonly name: string;
  /** The bot's level; null for a person. */
  readonly bot: Level | null;
}

/** A game as it is stored, without its entries. */
export interface StoredGame {
  readonly id: string;
  /** Number of the last entry; entries count from 1. */
  readonly head: number;
  /** Number of entries found: `head`, unless the game is damaged. */
  readonly there: number;
  /** JSON text. */
  readonly header: string;
  readonly secret: string;
  readonly over: boolean;
  /** The maker, as a hash of the address; null if that was not stored. */
  readonly madeBy: string | null;
  /** Hash of the token of the maker of a game between bots; null if people play. */
  readonly ownerHash: string | null;
  /** Entries it began with: an imported record has some. */
  readonly begun: number;
  readonly seats: readonly StoredSeat[];
}

/** A new game, with the entries it begins with (an imported record has some). */
export interface NewGame extends Omit<StoredGame, 'head' | 'there' | 'begun'> {
  readonly entries: readonly Entry[];
}

/** The storage of games: the functions of the judge's store, and those by which the server finds and opens games. */
export interface Store extends JudgeStore {
  create(game: NewGame): Promise<void>;
  /** Gives a free seat its token; false if another was first. */
  seat(id: string, side: Side, tokenHash: string): Promise<boolean>;
  game(id: string): Promise<StoredGame | null>;
  /** Stores that a game is over. */
  finish(id: string): Promise<void>;
  /** Ids of unfinished games in which a question may have to be answered without a reader. */
  unattended(): Promise<string[]>;
  /** Stores a visit to a game. */
  touch(id: string): Promise<void>;
  /** The games made by one visitor, see MadeGames. */
  madeBy(maker: string, days: number): Promise<MadeGames>;
  /** Ids of unused games: those played, if `playedDays` is given, and those that never were. */
  forgotten(unplayedDays: number, playedDays: number | null): Promise<string[]>;
  /** Notes that a seat wants its game deleted, and gives all seats that do. */
  leave(id: string, side: Side): Promise<readonly Side[]>;
  /** Resolves when the database answers. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A store over a database. Every database error becomes a Fault with one clear sentence. */
export function storeOn(db: Database, close: () => Promise<void>): Store {
  return {
    create: (game) => guarded(() => create(db, game)),
    game: (id) => read(() => game(db, id)),
    seat: (id, side, tokenHash) => guarded(() => seat(db, id, side, tokenHash)),
    entries: (id, after) => read(() => entries(db, id, after)),
    append: (id, entry, command) => guarded(() => append(db, id, entry, command)),
    commands: (id, after) => read(() => commands(db, id, after)),
    standing: (id, side) => read(() => standing(db, id, side)),
    saveStanding: (id, side, rules) => guarded(() => saveStanding(db, id, side, rules)),
    finish: (id) => guarded(() => finish(db, id)),
    unattended: () => read(() => unattended(db)),
    touch: (id) => guarded(() => noteVisit(db, id)),
    madeBy: (maker, days) => read(() => gamesMadeBy(db, maker, days)),
    forgotten: (unplayed, played) => read(() => unusedGames(db, unplayed, played)),
    leave: (id, side) => guarded(() => leave(db, id, side)),
    remove: (id) => guarded(() => remove(db, id)),
    ready: () => read(async () => void (await sql`select 1`.execute(db))),
    close,
  };
}

/** Rows written at a stretch. */
const ROWS = 100;

async function create(db: Database, { seats, entries: log, madeBy, ownerHash, ...game }: NewGame) {
  const { id } = game;
  const kept = { ...game, head: log.length, begun: log.length, made_by: madeBy, owner_hash: ownerHash };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('game').values(kept).execute();
    for (const { side, tokenHash, linkHash, name, bot } of seats) {
      const seat = { game_id: id, side, token_hash: tokenHash, link_hash: linkHash, name, bot };
      await tx.insertInto('seat').values(seat).execute();
    }
    for (let first = 0; first < log.length; first += ROWS) {
      const rows = log.slice(first, first + ROWS).map((entry) => {
        const { n } = entry;
        return { game_id: id, n, cmd: nobodys(n), body: JSON.stringify(entry) };
      });
      await tx.insertInto('entry').values(rows).execute();
      await setImmediate();
    }
  });
}

async function game(db: Database, id: string): Promise<StoredGame | null> {
  const row = await db
    .selectFrom('game')
    .selectAll()
    .select(sql<number>`(select count(*)::integer from entry where game_id = game.id)`.as('there'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const seats = await db.selectFrom('seat').selectAll().where('game_id', '=', id).orderBy('side').execute();
  return {
    id,
    head: row.head,
    there: row.there,
    header: row.header,
    secret: row.secret,
    over: row.over,
    madeBy: row.made_by,
    ownerHash: row.owner_hash,
    begun: row.begun,
    seats: seats.map((s) => ({
      side: s.side as Side,
      tokenHash: s.token_hash,
      linkHash: s.link_hash,
      name: s.name,
      bot: s.bot as Level | null,
    })),
  };
}

async function seat(db: Database, id: string, side: Side, tokenHash: string): Promise<boolean> {
  const free = db
    .updateTable('seat')
    .set({ token_hash: tokenHash })
    .where('game_id', '=', id)
    .where('side', '=', side)
    .where('bot', 'is', null)
    .where('token_hash', 'is', null);
  return (await free.executeTakeFirst()).numUpdatedRows === 1n;
}

async function entries(db: Database, id: string, after: number): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom('entry')
    .select('body')
    .where('game_id', '=', id)
    .where('n', '>', after)
    .orderBy('n')
    .execute();
  return rows.map(({ body }) => readEntry(body));
}

/** An entry as it was written. If it cannot be read it is shown nowhere, not even in the log: it may be a sealed answer. */
function readEntry(body: string): Entry {
  try {
    return JSON.parse(body) as Entry;
  } catch {
    throw damagedGame('an entry of it cannot be read');
  }
}

/** The placeholder for the command of an entry without one. */
const nobodys = (n: number): string => `nobody:${n}`;

async function append(db: Database, id: string, entry: Entry, command: string | null): Promise<AppendResult> {
  const { n } = entry;
  if (await insertNext(db, id, n, command ?? nobodys(n), JSON.stringify(entry))) return { kind: 'appended' };
  const before = command === null ? null : await taken(db, id, command);
  if (before !== null) return { kind: 'repeat', n: before };
  const now = await db.selectFrom('game').select('head').where('id', '=', id).executeTakeFirst();
  return { kind: now ? 'stale' : 'gone' };
}

async function standing(db: Database, id: string, side: Side): Promise<StandingRules> {
  const rows = db.selectFrom('standing').select('rules').where('game_id', '=', id).where('side', '=', side);
  const row = await rows.executeTakeFirst();
  return row ? (JSON.parse(row.rules) as StandingRules) : {};
}

async function saveStanding(db: Database, id: string, side: Side, rules: StandingRules): Promise<void> {
  const kept = JSON.stringify(rules);
  await db
    .insertInto('standing')
    .values({ game_id: id, side, rules: kept })
    .onConflict((row) => row.columns(['game_id', 'side']).doUpdateSet({ rules: kept }))
    .execute();
}

async function taken(db: Database, id: string, cmd: string): Promise<number | null> {
  const entry = db.selectFrom('entry').select('n').where('game_id', '=', id).where('cmd', '=', cmd);
  return (await entry.executeTakeFirst())?.n ?? null;
}

async function commands(db: Database, id: string, after: number): Promise<ReadonlyMap<string, number>> {
  const sent = db.selectFrom('entry').select(['n', 'cmd']).where('game_id', '=', id).where('n', '>', after);
  const rows = await sent.execute();
  return new Map(rows.filter(({ n, cmd }) => cmd !== nobodys(n)).map(({ n, cmd }) => [cmd, n]));
}

async function finish(db: Database, id: string): Promise<void> {
  await db.updateTable('game').set({ over: true }).where('id', '=', id).execute();
}

/** One statement, so that there is no moment between looking and writing; false if it was not the next entry. */
async function insertNext(db: Database, id: string, n: number, cmd: string, body: string): Promise<boolean> {
  try {
    const done = await sql`
      with next as (
        update game set head = ${n}, touched_at = now() where id = ${id} and head = ${n - 1} returning id
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

async function unattended(db: Database): Promise<string[]> {
  const bots = db.selectFrom('seat').select('game_id').where('bot', 'is not', null);
  const answeredFor = db.selectFrom('standing').select('game_id');
  const rows = await db
    .selectFrom('game')
    .select('id')
    .where('over', '=', false)
    .where((game) => game.or([game('id', 'in', bots), game('id', 'in', answeredFor)]))
    .execute();
  return rows.map((row) => row.id);
}

function remove(db: Database, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const table of ['entry', 'seat', 'standing'] as const)
      await tx.deleteFrom(table).where('game_id', '=', id).execute();
    await tx.deleteFrom('game').where('id', '=', id).execute();
  });
}

async function guarded<T>(work: () => Promise<T>, faultFor = storeFault): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw faultFor(error);
  }
}

/** A read fails as a read: nothing was to be saved, and trying again seldom helps. */
function read<T>(work: () => Promise<T>): Promise<T> {
  return guarded(work, (error) => {
    const fault = new Fault(503, 'store-unread', UNREAD);
    fault.cause = error;
    return fault;
  });
}

const UNREAD =
  'What is kept here could not be read. If it stays so, start the server with a copy of its data folder.';

/** The error of a failing database for the person whose move it was. */
export function storeFault(error: unknown): Fault {
  const why = error instanceof Error ? error.message : String(error);
  const full = /no space left|disk full|file too large|could not (write|extend)/i.test(why);
  const fault = full
    ? new Fault(507, 'disk-full', 'The disk is full: nothing was written. Make room, then try again.')
    : new Fault(503, 'store-failed', 'The game could not be saved just now: nothing was told. Try again.');
  fault.cause = error;
  return fault;
}
