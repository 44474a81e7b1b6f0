import type { ChallengeView } from '@linstock/protocol';
import { readFlag } from '../accounts/newAccount.ts';
import { Ratings } from '../ratings/ratings.ts';
import type { Services } from '../services.ts';
import type { StoredChallenge } from './challenges.ts';

/** Milliseconds for which facts about a maker are not read again: a list has many challenges of few people. */
const FRESH_MS = 10_000;

/** Makers in memory. */
const MAX_MAKERS = 1000;

/** The facts that a list shows about the maker of a challenge. */
type Maker = Pick<ChallengeView, 'makerFlag'> & {
  readonly ratings: Awaited<ReturnType<Ratings['shown']>>;
};

/** The flags and ratings of people who make challenges. */
export class Makers {
  readonly #services: Pick<Services, 'tables' | 'now'>;
  readonly #ratings: Ratings;
  readonly #known = new Map<string, { readonly at: number; readonly maker: Promise<Maker> }>();

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
    this.#ratings = new Ratings(services);
  }

  /** The flag of a maker, and the rating in the system of the challenge; both null for a guest. */
  async of(row: StoredChallenge): Promise<Pick<ChallengeView, 'makerFlag' | 'makerRating'>> {
    const { maker_account: account, system } = row;
    if (account === null) return { makerFlag: null, makerRating: null };
    const { makerFlag, ratings } = await this.#maker(account);
    return { makerFlag, makerRating: ratings.find((each) => each.system === system) ?? null };
  }

  #maker(account: string): Promise<Maker> {
    const known = this.#known.get(account);
    if (known && performance.now() - known.at < FRESH_MS) return known.maker;
    const maker = this.#read(account);
    if (this.#known.size >= MAX_MAKERS) this.#known.clear();
    this.#known.set(account, { at: performance.now(), maker });
    maker.catch(() => this.#known.delete(account));
    return maker;
  }

  async #read(account: string): Promise<Maker> {
    const row = await this.#services.tables
      .selectFrom('player_account')
      .select('flag')
      .where('id', '=', account)
      .executeTakeFirst();
    const ratings = await this.#ratings.shown(account);
    return { makerFlag: row ? readFlag(row.flag) : null, ratings };
  }
}
