import type { Level } from '@linstock/bots';
import type { Entry, Side } from '@linstock/kernel';
import { type OpenOffers, openOffersSchema, type StandingRules } from '@linstock/protocol';
import type pg from 'pg';
import { DAY_MS, type GameRow, readEntry } from './sqliteReads.ts';
import type { GameMark, MadeGames, StoredGame } from './store.ts';

interface VersionedGameRow extends GameRow {
  readonly version: number;
}

interface SeatRow {
  readonly side: Side;
  readonly tokenHash: string | null;
  readonly linkHash: string | null;
  readonly name: string;
  readonly bot: Level | null;
}

/** The reads of a store in PostgreSQL; see Store. */
export class PostgresReads {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  async game(id: string): Promise<StoredGame | null> {
    const [row] = await this.#rows<VersionedGameRow>(
      'select game.*, (select count(*) from entry where game_no = no) as there from game where id = $1',
      [id],
    );
    if (!row) return null;
    const seats = await this.#rows<SeatRow>(
      `select side, token_hash as "tokenHash", link_hash as "linkHash", name, bot
       from seat where game_no = $1 order by side`,
      [row.no],
    );
    const { head, there, header, secret, made_by: madeBy, owner_hash: ownerHash, begun } = row;
    return { id, head, there, header, secret, over: row.over === 1, madeBy, ownerHash, begun, seats };
  }

  async entries(id: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.#rows<{ body: string }>(
      `select body from entry where ${OF_GAME} and n > $2 order by n`,
      [id, after],
    );
    return rows.map(({ body }) => readEntry(body));
  }

  async commands(id: string, after: number): Promise<ReadonlyMap<string, number>> {
    const sent = await this.#rows<{ n: number; cmd: string }>(
      `select n, cmd from entry where ${OF_GAME} and n > $2 and cmd is not null order by n`,
      [id, after],
    );
    return new Map(sent.map(({ n, cmd }) => [cmd, n]));
  }

  async standing(id: string, side: Side): Promise<StandingRules> {
    const [row] = await this.#rows<{ rules: string }>(
      `select rules from standing where ${OF_GAME} and side = $2`,
      [id, side],
    );
    return row ? (JSON.parse(row.rules) as StandingRules) : {};
  }

  async unattended(): Promise<string[]> {
    const rows = await this.#rows<{ id: string }>(
      `select id from game where over = 0 and (
         exists (select 1 from seat where game_no = no and bot is not null)
         or exists (select 1 from standing where game_no = no)
       )`,
    );
    return rows.map(({ id }) => id);
  }

  async madeBy(maker: string, days: number): Promise<MadeGames> {
    const now = this.#now();
    const [made] = await this.#rows<MadeGames>(
      `select
         count(*) filter (where created_at > $2) as lately,
         count(*) filter (where owner_hash is not null and over = 0) as machines,
         (select count(*) from discarded where made_by = $1 and created_at > $3) as discarded
       from game where made_by = $1`,
      [maker, now - days * DAY_MS, now - DAY_MS],
    );
    return made ?? { lately: 0, machines: 0, discarded: 0 };
  }

  async forgotten(unplayedDays: number, playedDays: number | null): Promise<string[]> {
    const now = this.#now();
    const played = playedDays === null ? null : now - playedDays * DAY_MS;
    // A nonce is thrown in by the page that is opened, and is no playing.
    const rows = await this.#rows<{ id: string }>(
      `with used as (
         select no, id, begun, greatest(
           touched_at, (select at from entry where game_no = no order by n desc limit 1)
         ) as at
         from game
       )
       select id from used where at < $1 and not exists (
         select 1 from entry where game_no = no and n > begun and position('"nonce":' in body) = 0
       ) or at < $2`,
      [now - unplayedDays * DAY_MS, played],
    );
    return rows.map(({ id }) => id);
  }

  async heads(ids: readonly string[]): Promise<ReadonlyMap<string, GameMark>> {
    const rows = await this.#rows<{ id: string; head: number; version: number }>(
      'select id, head, version from game where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ id, head, version }) => [id, { head, version }]));
  }

  async offers(id: string): Promise<OpenOffers | null> {
    const [row] = await this.#rows<{ offers: string | null }>('select offers from game where id = $1', [id]);
    return row?.offers ? openOffersSchema.parse(JSON.parse(row.offers)) : null;
  }

  async ready(): Promise<void> {
    await this.#rows('select 1');
  }

  async #rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#pool.query<Row>(text, values);
    return rows;
  }
}

/** The rows of the game with the id $1. */
const OF_GAME = 'game_no = (select no from game where id = $1)';
