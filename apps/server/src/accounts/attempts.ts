import { randomUUID } from 'node:crypto';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';

const HOUR_MS = 3_600_000;

/** Actions with a limit, and how often each may be done within an hour. */
const MOST = {
  /** Links sent to one address. The limit keeps mailboxes from being filled. */
  'link-address': 5,
  /** Links asked for by one visitor. */
  'link-visitor': 20,
  /** Codes of links that one visitor tries. */
  'link-use': 60,
  /** Passkeys asked for, made or shown by one visitor. */
  passkey: 120,
  /** Letters to one address that confirm it for notifications, requested by one visitor. */
  'notify-address': 3,
  'notify-visitor': 20,
  /** Tests of notifications by one person. */
  'notify-test': 20,
  /** Accounts made by one visitor, who may be a whole club behind one address. */
  'new-account': 30,
} as const;

/** Something of which there is a limit. */
export type Attempt = keyof typeof MOST;

/** Counts attempts in a table, so that all nodes know them. */
export class Attempts {
  readonly #services: Pick<Services, 'tables' | 'now'>;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
  }

  /**
   * Counts an attempt. Throws a Fault if there were too many within an hour. An attempt is counted before the sum is
   * read, so that simultaneous attempts do not exceed the limit.
   * @param whose the visitor or address it is counted for, as a hash
   */
  async count(kind: Attempt, whose: string): Promise<void> {
    const { tables, now } = this.#services;
    const at = now();
    const id = randomUUID();
    await tables
      .deleteFrom('account_try')
      .where('at', '<=', at - HOUR_MS)
      .execute();
    await tables.insertInto('account_try').values({ id, kind, whose, at }).execute();
    const others = await tables
      .selectFrom('account_try')
      .select(['id', 'at'])
      .where('kind', '=', kind)
      .where('whose', '=', whose)
      .where('id', '!=', id)
      .orderBy('at')
      .limit(MOST[kind])
      .execute();
    if (others.length < MOST[kind]) return;
    await tables.deleteFrom('account_try').where('id', '=', id).execute();
    const minutes = Math.ceil(((others[0]?.at ?? at) + HOUR_MS - at) / 60_000);
    const sentence = `That was tried too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    throw new Fault(429, 'too-many-tries', sentence);
  }
}
