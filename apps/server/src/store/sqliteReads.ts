import type { DatabaseSync } from 'node:sqlite';
import type { Level } from '@linstock/bots';
import type { Entry, Side } from '@linstock/kernel';
import type { StandingRules } from '@linstock/protocol';
import { damagedGame } from '../fault.ts';
import type { MadeGames, StoredGame } from './store.ts';
import { allRows, firstRow } from './sqliteRows.ts';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** A game as both databases give it. */
export interface GameRow {
  readonly no: number;
  readonly header: string;
  readonly secret: string;
  readonly over: 0 | 1;
  readonly made_by: string | null;
  readonly owner_hash: string | null;
  readonly begun: number;
  readonly head: number;
  readonly there: number;
}

interface SeatRow {
  readonly side: Side;
  readonly token_hash: string | null;
  readonly link_hash: string | null;
  readonly name: string;
  readonly bot: Level | null;
}

/** The reads of the embedded database; see Store. */
export class SqliteReads {
  readonly #now: () => number;
  readonly #statements;

  /** @param now milliseconds since 1970 */
  constructor(db: DatabaseSync, now: () => number) {
    this.#now = now;
    this.#statements = prepare(db);
  }

  game(id: string): StoredGame | null {
    const row = firstRow<GameRow>(this.#statements.game, id);
    if (!row) return null;
    const seats = allRows<SeatRow>(this.#statements.seats, row.no);
    return {
      id,
      head: row.head,
      there: row.there,
      header: row.header,
      secret: row.secret,
      over: row.over === 1,
      madeBy: row.made_by,
      ownerHash: row.owner_hash,
      begun: row.begun,
      seats: seats.map(({ side, token_hash, link_hash, name, bot }) => ({
        side,
        tokenHash: token_hash,
        linkHash: link_hash,
        name,
        bot,
      })),
    };
  }

  entries(id: string, after: number): readonly Entry[] {
    return allRows<{ body: string }>(this.#statements.entries, id, after).map(({ body }) => readEntry(body));
  }

  commands(id: string, after: number): ReadonlyMap<string, number> {
    const sent = allRows<{ n: number; cmd: string }>(this.#statements.commands, id, after);
    return new Map(sent.map(({ n, cmd }) => [cmd, n]));
  }

  standing(id: string, side: Side): StandingRules {
    const row = firstRow<{ rules: string }>(this.#statements.standing, id, side);
    return row ? (JSON.parse(row.rules) as StandingRules) : {};
  }

  unattended(): string[] {
    return allRows<{ id: string }>(this.#statements.unattended).map(({ id }) => id);
  }

  madeBy(maker: string, days: number): MadeGames {
    const now = this.#now();
    const made = this.#statements.madeBy.get(maker, now - days * DAY_MS, now - DAY_MS);
    const counted = (name: keyof MadeGames) => Number(made?.[name] ?? 0);
    return { lately: counted('lately'), machines: counted('machines'), discarded: counted('discarded') };
  }

  forgotten(unplayedDays: number, playedDays: number | null): string[] {
    const now = this.#now();
    const played = playedDays === null ? null : now - playedDays * DAY_MS;
    return allRows<{ id: string }>(this.#statements.forgotten, now - unplayedDays * DAY_MS, played).map(
      ({ id }) => id,
    );
  }

  /** Throws if the database does not answer. */
  ready(): void {
    this.#statements.ready.get();
  }
}

/** An entry as it was written. If it cannot be read it is shown nowhere, not even in the log: it may be a sealed answer. */
export function readEntry(body: string): Entry {
  try {
    return JSON.parse(body) as Entry;
  } catch {
    throw damagedGame('an entry of it cannot be read');
  }
}

function prepare(db: DatabaseSync) {
  const game = 'game_no = (select no from game where id = ?)';
  return {
    game: db.prepare(`
      select game.*,
        (select coalesce(max(n), 0) from entry where game_no = no) as head,
        (select count(*) from entry where game_no = no) as there
      from game where id = ?
    `),
    seats: db.prepare(
      'select side, token_hash, link_hash, name, bot from seat where game_no = ? order by side',
    ),
    entries: db.prepare(`select body from entry where ${game} and n > ? order by n`),
    commands: db.prepare(`select n, cmd from entry where ${game} and n > ? and cmd is not null order by n`),
    standing: db.prepare(`select rules from standing where ${game} and side = ?`),
    unattended: db.prepare(`
      select id from game where not over and (
        exists (select 1 from seat where game_no = no and bot is not null)
        or exists (select 1 from standing where game_no = no)
      )
    `),
    madeBy: db.prepare(`
      select
        count(*) filter (where created_at > ?2) as lately,
        count(*) filter (where owner_hash is not null and not over) as machines,
        (select count(*) from discarded where made_by = ?1 and created_at > ?3) as discarded
      from game where made_by = ?1
    `),
    // A nonce is thrown in by the page that is opened, and is no playing.
    forgotten: db.prepare(`
      with used as (
        select no, id, begun, max(
          touched_at, coalesce((select at from entry where game_no = no order by n desc limit 1), 0)
        ) as at
        from game
      )
      select id from used where at < ?1 and not exists (
        select 1 from entry where game_no = no and n > begun and not instr(body, '"nonce":')
      ) or at < ?2
    `),
    ready: db.prepare('select 1'),
  };
}
