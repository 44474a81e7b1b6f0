/** The makers of games, and the games that are unused. */
import type { Side } from '@linstock/kernel';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** The number of stored games made by one visitor. */
export interface MadeGames {
  /** Games made in the last days, as many days as the caller gave. */
  readonly lately: number;
  /** Unfinished ones in which only machines sit. */
  readonly machines: number;
}

/** Stores a visit to a game: once a day is enough, so that a page opened again and again writes nothing. */
export async function noteVisit(db: Database, id: string): Promise<void> {
  await sql`update game set touched_at = now() where id = ${id} and touched_at < now() - interval '1 day'`.execute(
    db,
  );
}

/** The games made by one visitor, in the last `days` days and between bots. */
export async function gamesMadeBy(db: Database, maker: string, days: number): Promise<MadeGames> {
  const { rows } = await sql<MadeGames>`
    select
      count(*) filter (where created_at > now() - make_interval(days => ${days}))::integer as lately,
      count(*) filter (where owner_hash is not null and not over)::integer as machines
    from game where made_by = ${maker}
  `.execute(db);
  return rows[0] ?? { lately: 0, machines: 0 };
}

/** Ids of unused games; see Store. */
export async function unusedGames(db: Database, unplayed: number, played: number | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from game
    where (
        touched_at < now() - make_interval(days => ${unplayed})
        -- A nonce is thrown in by the page that is opened, and is no playing.
        and not exists (
          select from entry where game_id = game.id and n > begun and body not like '%"nonce":%'
        )
      )
       or touched_at < now() - make_interval(days => ${played})
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Notes that a seat wants its game deleted, and gives all seats that do. */
export async function leave(db: Database, id: string, side: Side): Promise<readonly Side[]> {
  const seats = db.updateTable('seat').set({ leaving: true }).where('game_id', '=', id);
  await seats.where('side', '=', side).execute();
  const gone = db.selectFrom('seat').select('side').where('game_id', '=', id).where('leaving', '=', true);
  return (await gone.execute()).map((seat) => seat.side as Side);
}
