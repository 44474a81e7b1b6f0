import type { Side } from '@linstock/kernel';
import type { FinishedGame, FinishedQuery, GameSummary, WatchQuery } from '@linstock/protocol';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import type { Room } from '../games/rooms.ts';
import type { Services } from '../services.ts';
import type { PublicGameTable } from '../tables/rows/publicGames.ts';
import type { Tables } from '../tables/tables.ts';

/** A public game, as stored. */
export type StoredPublicGame = Selectable<PublicGameTable>;

/** A page of a list, and the number of all rows that match. */
export interface ListPage {
  readonly rows: readonly StoredPublicGame[];
  readonly count: number;
  readonly next: string | null;
}

const SIDES = ['first', 'second'] as const;

/** The games that anyone may watch, in their table: begun by a challenge to everybody, and listed when they are over. */
export class PublicGames {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** Lists a game as under way. A game that is already listed is unchanged. */
  async add({ judge }: Room, delayed: boolean): Promise<void> {
    const { id, system, battle, seats } = judge.summary();
    const row: StoredPublicGame = {
      id,
      system,
      battle,
      first: seats[0].name,
      second: seats[1].name,
      delayed: delayed ? 1 : 0,
      begun: this.#services.now(),
      ended: null,
      winner: null,
      sentence: null,
      progress: null,
    };
    await this.#services.tables
      .insertInto('public_game')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  /**
   * Marks a game as over; one that was called off is no longer listed. Does nothing for a game that is not public.
   */
  async finish({ id, verdict, progress }: GameSummary): Promise<void> {
    if (verdict?.calledOff) return this.remove(id);
    const winner = verdict === null || verdict.winner === null ? 'draw' : SIDES[verdict.winner];
    await this.#services.tables
      .updateTable('public_game')
      .set({ ended: this.#services.now(), winner, sentence: verdict?.sentence ?? '', progress })
      .where('id', '=', id)
      .execute();
  }

  /** The player of a side has another name from now on. */
  async rename(id: string, side: Side, name: string): Promise<void> {
    await this.#services.tables
      .updateTable('public_game')
      .set(side === 0 ? { first: name } : { second: name })
      .where('id', '=', id)
      .execute();
  }

  /** A game has been deleted. */
  async remove(id: string): Promise<void> {
    await this.#services.tables.deleteFrom('public_game').where('id', '=', id).execute();
  }

  /** The games under way that match, the latest first. */
  underWay({ after, limit, ...filters }: WatchQuery): Promise<ListPage> {
    const query = this.#games(filters).where('ended', 'is', null);
    return page(query, 'begun', after, limit);
  }

  /** The finished games that match, the latest first. */
  finished({ winner, after, limit, ...filters }: FinishedQuery): Promise<ListPage> {
    let query = this.#games(filters).where('ended', 'is not', null);
    if (winner !== undefined) query = query.where('winner', '=', winner);
    return page(query, 'ended', after, limit);
  }

  #games({ system, battle, player, side }: Pick<FinishedQuery, 'system' | 'battle' | 'player' | 'side'>) {
    let query = this.#services.tables.selectFrom('public_game');
    if (system !== undefined) query = query.where('system', '=', system);
    if (battle !== undefined) query = query.where('battle', '=', battle);
    if (player === undefined || player === '') return query;
    const begun = sql<string>`cast(${player.toLowerCase()} as text)`;
    const begins = (name: 'first' | 'second') =>
      sql<boolean>`substr(lower(${sql.ref(name)}), 1, length(${begun})) = ${begun}`;
    const sides = side === undefined ? SIDES : [side];
    return query.where((where) => where.or(sides.map(begins)));
  }
}

/** One page of a list, in the order of a time. */
async function page(
  matching: SelectQueryBuilder<Tables, 'public_game', object>,
  by: 'begun' | 'ended',
  after: string | undefined,
  limit: number,
): Promise<ListPage> {
  const [time, id] = after?.split('.') ?? [];
  const from =
    id === undefined
      ? matching
      : matching.where((where) =>
          where.or([
            where(by, '<', Number(time)),
            where.and([where(by, '=', Number(time)), where('id', '<', id)]),
          ]),
        );
  const rows = await from.selectAll().orderBy(by, 'desc').orderBy('id', 'desc').limit(limit).execute();
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirst();
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { rows, count: Number(counted?.n ?? 0), next: last ? `${last[by]}.${last.id}` : null };
}

/** A finished game as all may know it; null for one that is under way. */
export function finishedGame(row: StoredPublicGame): Omit<FinishedGame, 'accounts'> | null {
  const { id, system, battle, first, second, winner, sentence, progress, ended } = row;
  if (ended === null || winner === null) return null;
  return {
    id,
    system,
    battle,
    players: [first, second],
    winner: winner === 'draw' ? null : winner === 'first' ? 0 : 1,
    sentence: sentence ?? '',
    progress: progress ?? '',
    ended,
  };
}
