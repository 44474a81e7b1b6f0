import type { DatabaseSync } from 'node:sqlite';
import type { AppendResult } from '@linstock/judge';
import type { Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { DAY_MS } from './sqliteReads.ts';
import type { NewGame } from './store.ts';
import { GameTails } from './tails.ts';
import { allRows, onlyRow } from './sqliteRows.ts';

/** Pages given back to the disk in one step: about a millisecond. */
const RELEASED_PAGES = 256;

/**
 * The writes of the embedded database. Each of them is a job of `commit`: it runs inside a transaction with others, and
 * counts only after the commit.
 */
export class SqliteWrites {
  readonly #db: DatabaseSync;
  readonly #now: () => number;
  readonly #tails: GameTails;
  readonly #statements;

  /** @param now milliseconds since 1970 */
  constructor(db: DatabaseSync, now: () => number) {
    this.#db = db;
    this.#now = now;
    this.#tails = new GameTails(db);
    this.#statements = prepare(db);
  }

  /**
   * Runs jobs in one transaction. Returns the result of each when the disk has them all. If one of them throws, or the
   * commit, none has been written.
   */
  commit(jobs: readonly (() => unknown)[]): readonly unknown[] {
    const { begin, end } = this.#statements;
    begin.run();
    try {
      const results = jobs.map((job) => job());
      end.run();
      return results;
    } catch (error) {
      this.#tails.clear();
      // SQLite may have rolled back by itself.
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw error;
    }
  }

  /** Appends an entry if it is the next one; see the judge's Store. */
  append(id: string, n: number, command: string | null, body: string): AppendResult {
    const tail = this.#tails.tail(id);
    if (!tail) return { kind: 'gone' };
    const before = command === null ? undefined : tail.commands.get(command);
    if (before !== undefined) return { kind: 'repeat', n: before };
    if (tail.head !== n - 1) return { kind: 'stale' };
    this.#statements.entry.run(tail.no, n, command, this.#now(), body);
    this.#tails.advance(tail, n, command);
    return { kind: 'appended' };
  }

  /** Stores a new game with its entries. */
  create({ id, header, secret, over, madeBy, ownerHash, seats, entries }: NewGame): void {
    const now = this.#now();
    const begun = entries.length;
    const game = [id, header, secret, Number(over), now, madeBy, ownerHash, begun, now];
    const { no } = onlyRow<{ no: number }>(this.#statements.game, ...game);
    for (const { side, tokenHash, linkHash, name, bot } of seats)
      this.#statements.seat.run(no, side, tokenHash, linkHash, name, bot);
    for (const entry of entries) this.#statements.entry.run(no, entry.n, null, now, JSON.stringify(entry));
  }

  /** Gives a free seat its token; false if another was first. */
  seat(id: string, side: Side, tokenHash: string): boolean {
    return this.#statements.sit.run(tokenHash, id, side).changes === 1;
  }

  saveStanding(id: string, side: Side, rules: StandingRules): void {
    this.#statements.standing.run(side, JSON.stringify(rules), id);
  }

  /** Stores that a game is over. */
  finish(id: string): void {
    this.#statements.finish.run(id);
  }

  /** Changes the name of a seat, and the header in which it stands too. */
  rename(id: string, side: Side, name: string, header: string): void {
    this.#statements.name.run(name, id, side);
    this.#statements.header.run(header, id);
  }

  /** Stores a visit: once a day is enough, so that a page opened again and again writes nothing. */
  touch(id: string): void {
    const now = this.#now();
    this.#statements.touch.run(now, id, now - DAY_MS);
  }

  /** Notes that a seat wants its game deleted, and returns all seats that do. */
  leave(id: string, side: Side): readonly Side[] {
    this.#statements.leave.run(id, side);
    return allRows<{ side: Side }>(this.#statements.leaving, id).map(({ side }) => side);
  }

  /** Removes a game and all it had. A record brought in today goes on counting, so that none can be brought in and removed for ever. */
  remove(id: string): void {
    const yesterday = this.#now() - DAY_MS;
    this.#statements.outdate.run(yesterday);
    this.#statements.discard.run(id, yesterday);
    this.#statements.remove.run(id);
    this.#tails.forget(id);
  }

  /** Gives some pages of removed games back to the disk. Returns true if there are more. */
  releasePages(): boolean {
    this.#db.exec(`pragma incremental_vacuum(${RELEASED_PAGES})`);
    const { freelist_count: left } = onlyRow<{ freelist_count: number }>(this.#statements.free);
    return left > 0;
  }
}

function prepare(db: DatabaseSync) {
  const ofGame = 'game_no = (select no from game where id = ?)';
  return {
    begin: db.prepare('begin immediate'),
    end: db.prepare('commit'),
    entry: db.prepare('insert into entry (game_no, n, cmd, at, body) values (?, ?, ?, ?, ?)'),
    game: db.prepare(`
      insert into game (id, header, secret, over, created_at, made_by, owner_hash, begun, touched_at)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning no
    `),
    seat: db.prepare(
      'insert into seat (game_no, side, token_hash, link_hash, name, bot) values (?, ?, ?, ?, ?, ?)',
    ),
    sit: db.prepare(
      `update seat set token_hash = ? where ${ofGame} and side = ? and bot is null and token_hash is null`,
    ),
    standing: db.prepare(`
      insert into standing (game_no, side, rules) select no, ?, ? from game where id = ?
      on conflict do update set rules = excluded.rules
    `),
    finish: db.prepare('update game set over = 1 where id = ?'),
    name: db.prepare(`update seat set name = ? where ${ofGame} and side = ?`),
    header: db.prepare('update game set header = ? where id = ?'),
    touch: db.prepare('update game set touched_at = ? where id = ? and touched_at < ?'),
    leave: db.prepare(`update seat set leaving = 1 where ${ofGame} and side = ?`),
    leaving: db.prepare(`select side from seat where ${ofGame} and leaving = 1 order by side`),
    remove: db.prepare('delete from game where id = ?'),
    outdate: db.prepare('delete from discarded where created_at < ?'),
    discard: db.prepare(`
      insert into discarded (made_by, created_at)
      select made_by, created_at from game where id = ? and begun > 0 and made_by is not null and created_at > ?
    `),
    free: db.prepare('pragma freelist_count'),
  };
}
