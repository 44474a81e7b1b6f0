import type { ChallengeQuery } from '@linstock/protocol';
import { blockedFor } from '../accounts/blocks.ts';
import type { Services } from '../services.ts';
import type { LobbyReaderId } from './browserKey.ts';
import { MAX_OPEN_OF_ADDRESS, OPEN_MS, type StoredChallenge } from './challenges.ts';

/** Milliseconds after the posting for which the maker's list has a challenge that was accepted. */
const ACCEPTED_SHOWN_MS = 2 * OPEN_MS;

/** Challenges in the list of one reader. */
const MAX_OWN = 40;

/** The lists of challenges: the public one, and a reader's own. */
export class ChallengeLists {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /** The open challenges that anyone may accept and that match, the latest first, and how many there are. */
  async list(query: ChallengeQuery): Promise<{ rows: readonly StoredChallenge[]; count: number }> {
    const matching = this.#matching(query);
    const [time, id] = query.after?.split('.') ?? [];
    const before = Number(time);
    const from =
      id === undefined
        ? matching
        : matching.where((where) =>
            where.or([
              where('posted', '<', before),
              where.and([where('posted', '=', before), where('id', '<', id)]),
            ]),
          );
    const rows = await from
      .selectAll()
      .orderBy('posted', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .execute();
    const counted = await matching.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirst();
    return { rows, count: Number(counted?.n ?? 0) };
  }

  /** The reader's own challenges that are open or were accepted lately, and other terms that were offered to the reader; the latest first. */
  async own({ hash, account }: LobbyReaderId): Promise<readonly StoredChallenge[]> {
    const now = this.#services.now();
    const rows = await this.#services.tables
      .selectFrom('challenge')
      .selectAll()
      .where((where) =>
        where.or([
          ...(hash === null ? [] : [where('maker_hash', '=', hash), where('for_hash', '=', hash)]),
          ...(account === null ? [] : [where('for_account', '=', account)]),
        ]),
      )
      .where((where) =>
        where.or([
          where.and([where('state', '=', 'open'), where('expires', '>', now)]),
          where.and([where('state', '=', 'accepted'), where('posted', '>', now - ACCEPTED_SHOWN_MS)]),
        ]),
      )
      .orderBy('posted', 'desc')
      .limit(MAX_OWN)
      .execute();
    // A player is not shown challenges by somebody who is blocked, and the maker is not told.
    const blocked = await blockedFor(this.#services, account);
    return rows.filter((row) => row.maker_hash === hash || !blocked.has(row.maker_account ?? ''));
  }

  /** Ids of all challenges in the public list, of one maker if a maker is given. */
  async openIds(maker: string | null = null): Promise<readonly string[]> {
    const open = this.#matching({});
    const rows = await (maker === null ? open : open.where('maker_hash', '=', maker)).select('id').execute();
    return rows.map(({ id }) => id);
  }

  /** Ids of the other terms that were offered in reply to a challenge and are open. */
  async replies(id: string): Promise<readonly string[]> {
    const rows = await this.#services.tables
      .selectFrom('challenge')
      .select('id')
      .where('reply_to', '=', id)
      .where('state', '=', 'open')
      .orderBy('posted')
      .limit(MAX_OPEN_OF_ADDRESS)
      .execute();
    return rows.map((row) => row.id);
  }

  #matching({ system, battle, clock, counts }: Partial<ChallengeQuery>) {
    let query = this.#services.tables
      .selectFrom('challenge')
      .where('state', '=', 'open')
      .where('who', '=', 'anyone')
      .where('expires', '>', this.#services.now());
    if (system !== undefined) query = query.where('system', '=', system);
    if (battle !== undefined) query = query.where('battle', '=', battle);
    if (clock !== undefined) query = query.where('clock_kind', '=', clock);
    return counts === undefined ? query : query.where('counts', '=', counts);
  }
}
