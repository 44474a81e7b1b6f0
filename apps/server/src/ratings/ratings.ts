import type { Side } from '@linstock/kernel';
import type { ShownRating } from '@linstock/protocol';
import type { Selectable, Transaction } from 'kysely';
import type { Services } from '../services.ts';
import type { RatingTable } from '../tables/rows/ratings.ts';
import type { Tables } from '../tables/tables.ts';
import { isProvisional, newRating, type Rating, rateGame, ratingAt, type Score } from './glicko.ts';

/** A rated game that is over, or a pair of them. */
export interface RatedGame {
  /** Its id; of a pair that of the first game. */
  readonly game: string;
  readonly system: string;
  /** The accounts of side 0 and side 1. */
  readonly accounts: readonly [string, string];
  /** Of side 0. */
  readonly score: Score;
  /** The advantage of side 0 in this battle, in rating points. */
  readonly advantage: number;
}

/** The ratings of accounts, by rule system. */
export class Ratings {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /**
   * Rates a game, once however often it is called. Throws if another node has just rated another game of one of the
   * players: then nothing was written, and it can be called again.
   */
  async rate(rated: RatedGame): Promise<void> {
    const { tables, now } = this.#services;
    const at = now();
    await tables.transaction().execute(async (step) => {
      const done = await step
        .selectFrom('rating_change')
        .select('side')
        .where('game', '=', rated.game)
        .executeTakeFirst();
      if (done) return;
      const { system, accounts, score, advantage } = rated;
      const before = [
        await storedRating(step, accounts[0], system, at),
        await storedRating(step, accounts[1], system, at),
      ] as const;
      const after = rateGame(before[0], before[1], score, at, advantage);
      for (const side of [0, 1] as const) await storeRated(step, rated, side, before[side], after[side]);
    });
  }

  /** The ratings of an account as they are shown. */
  async shown(account: string): Promise<ShownRating[]> {
    const now = this.#services.now();
    const rows = await this.all(account);
    return rows.map((row) => ({
      system: row.system,
      rating: Math.round(row.rating),
      provisional: isProvisional(row, now),
    }));
  }

  /** The ratings of an account, each with the deviation it has by now. */
  async all(account: string): Promise<readonly (Rating & { readonly system: string })[]> {
    const { tables, now } = this.#services;
    const rows = await tables
      .selectFrom('rating')
      .selectAll()
      .where('account', '=', account)
      .orderBy('system')
      .execute();
    return rows.map((row) => ({ ...ratingAt(row, now()), system: row.system }));
  }
}

type Step = Transaction<Tables>;

async function storedRating(step: Step, account: string, system: string, now: number): Promise<Rating> {
  const row: Selectable<RatingTable> | undefined = await step
    .selectFrom('rating')
    .selectAll()
    .where('account', '=', account)
    .where('system', '=', system)
    .executeTakeFirst();
  return row ?? newRating(now);
}

/** Stores the new rating of a side, and its change. The number of games tells whether another node was first. */
async function storeRated(
  step: Step,
  { game, system, accounts }: RatedGame,
  side: Side,
  before: Rating,
  after: Rating,
): Promise<void> {
  const account = accounts[side];
  const { rating, deviation, volatility, games, at } = after;
  const changed = { rating, deviation, volatility, games, at };
  const { numInsertedOrUpdatedRows: stored } = await step
    .insertInto('rating')
    .values({ account, system, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['account', 'system']).doUpdateSet(changed).where('rating.games', '=', before.games),
    )
    .executeTakeFirstOrThrow();
  if (stored !== 1n) throw new Error('Another game of a player was rated at the same moment.');
  await step
    .insertInto('rating_change')
    .values({
      ...{ game, side, account, system, deviation, at },
      old: Math.round(before.rating),
      old_provisional: isProvisional(before, at) ? 1 : 0,
      new: Math.round(rating),
      new_provisional: isProvisional(after, at) ? 1 : 0,
    })
    .execute();
}
