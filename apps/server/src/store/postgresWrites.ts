import type { Side } from '@linstock/kernel';
import type { OpenOffers, StandingRules } from '@linstock/protocol';
import type pg from 'pg';
import { DAY_MS } from './sqliteReads.ts';
import type { NewGame } from './store.ts';

/** The writes of a store in PostgreSQL, without appends; see Store. Each is one statement, and so one transaction. */
export class PostgresWrites {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  /** @param now milliseconds since 1970 */
  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  /** Stores a new game with its entries. */
  async create({ id, header, secret, over, madeBy, ownerHash, seats, entries }: NewGame): Promise<void> {
    const now = this.#now();
    await this.#pool.query(
      `with made as (
         insert into game (id, header, secret, over, created_at, made_by, owner_hash, begun, touched_at, head)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $5, $8) returning no
       ), seated as (
         insert into seat (game_no, side, token_hash, link_hash, name, bot)
         select no, seats.* from made,
           unnest($9::integer[], $10::text[], $11::text[], $12::text[], $13::text[]) as seats
       )
       insert into entry (game_no, n, at, body)
       select no, entries.n, $5, entries.body from made, unnest($14::integer[], $15::text[]) as entries (n, body)`,
      [
        ...[id, header, secret, Number(over), now, madeBy, ownerHash, entries.length],
        seats.map(({ side }) => side),
        seats.map(({ tokenHash }) => tokenHash),
        seats.map(({ linkHash }) => linkHash),
        seats.map(({ name }) => name),
        seats.map(({ bot }) => bot),
        entries.map(({ n }) => n),
        entries.map((entry) => JSON.stringify(entry)),
      ],
    );
  }

  /** Gives a free seat its token; false if another was first. */
  async seat(id: string, side: Side, tokenHash: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `with changed as (${CHANGED})
       update seat set token_hash = $3 from changed
       where game_no = changed.no and side = $2 and bot is null and token_hash is null`,
      [id, side, tokenHash],
    );
    return rowCount === 1;
  }

  async saveStanding(id: string, side: Side, rules: StandingRules): Promise<void> {
    await this.#pool.query(
      `with changed as (${CHANGED})
       insert into standing (game_no, side, rules) select no, $2, $3 from changed
       on conflict (game_no, side) do update set rules = excluded.rules`,
      [id, side, JSON.stringify(rules)],
    );
  }

  async saveOffers(id: string, offers: OpenOffers): Promise<void> {
    await this.#pool.query('update game set offers = $2, version = version + 1 where id = $1', [
      id,
      JSON.stringify(offers),
    ]);
  }

  /** Stores that a game is over. */
  async finish(id: string): Promise<void> {
    await this.#pool.query('update game set over = 1 where id = $1', [id]);
  }

  /** Changes the name of a seat, and the header in which it stands too. */
  async rename(id: string, side: Side, name: string, header: string): Promise<void> {
    await this.#pool.query(
      `with changed as (update game set header = $4, version = version + 1 where id = $1 returning no)
       update seat set name = $3 from changed where game_no = changed.no and side = $2`,
      [id, side, name, header],
    );
  }

  /** Stores a visit: once a day is enough, so that a page opened again and again writes nothing. */
  async touch(id: string): Promise<void> {
    const now = this.#now();
    await this.#pool.query('update game set touched_at = $2 where id = $1 and touched_at < $3', [
      id,
      now,
      now - DAY_MS,
    ]);
  }

  /** Notes that a seat wants its game deleted, and returns all seats that do. */
  async leave(id: string, side: Side): Promise<readonly Side[]> {
    const { rows } = await this.#pool.query<{ side: Side }>(
      `with changed as (${CHANGED}), gone as (
         update seat set leaving = 1 from changed where game_no = changed.no and side = $2
       )
       select side from seat join changed on game_no = changed.no where leaving = 1 or side = $2 order by side`,
      [id, side],
    );
    return rows.map((row) => row.side);
  }

  /** Removes a game and all it had. A record brought in today goes on counting, see the embedded store. */
  async remove(id: string): Promise<void> {
    const yesterday = this.#now() - DAY_MS;
    await this.#pool.query(
      `with outdated as (delete from discarded where created_at < $2),
       removed as (delete from game where id = $1 returning made_by, created_at, begun)
       insert into discarded (made_by, created_at)
       select made_by, created_at from removed where begun > 0 and made_by is not null and created_at > $2`,
      [id, yesterday],
    );
  }
}

/** Tells other nodes that the game with the id $1 must be read again. */
const CHANGED = 'update game set version = version + 1 where id = $1 returning no';
