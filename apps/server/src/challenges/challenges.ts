import { randomInt } from 'node:crypto';
import type { Side } from '@linstock/kernel';
import {
  challengeTermsSchema,
  type ChallengeTerms,
  MAX_OPEN_CHALLENGES,
  type PostChallenge,
} from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { blockedBetween } from '../accounts/blocks.ts';
import { Fault } from '../fault.ts';
import { newGameId, tokenHash } from '../games/tokens.ts';
import { scheduleEvent } from '../notifications/events.ts';
import type { Services } from '../services.ts';
import type { ChallengeTable } from '../tables/rows/challenges.ts';
import { isFor } from './addressing.ts';
import type { LobbyBrowser, LobbyReaderId } from './browserKey.ts';
import {
  closedChallenge,
  needsAccount,
  noChallenge,
  notOpenToYou,
  ownChallenge,
  tooMany,
} from './challengeFaults.ts';

/** A challenge, as stored. */
export type StoredChallenge = Selectable<ChallengeTable>;

/** A person who accepts a challenge. */
export interface Taker {
  readonly browser: LobbyBrowser;
  readonly name: string;
  /** The taker's account; null or left out for a guest. */
  readonly account?: string | null;
  /** The side the taker wants, if the maker left it to the taker. */
  readonly side: Side | undefined;
}

/** The player with an account whom a challenge is for. */
export interface Addressee {
  readonly account: string;
  readonly name: string;
}

/** The poster of a challenge, and the player it is for. */
interface Posting {
  readonly madeBy: string;
  readonly account: string | null;
  readonly addressee: Addressee | null;
}

/** Milliseconds for which a challenge is open: 14 days. */
export const OPEN_MS = 14 * 86_400_000;

/** Open challenges from one address, where several people may live. */
export const MAX_OPEN_OF_ADDRESS = 20;

/** The queue of the jobs that close challenges whose time is over. */
const EXPIRY = 'challenge-expiry';

/** The subject of the hint that a challenge has come, changed or gone: its id. */
export const CHALLENGES_SUBJECT = 'challenges';

/** Challenges in their table: posted, accepted once, withdrawn, expired. */
export class Challenges {
  readonly #services: Services;
  /** The post under way of each maker, so that two at once are counted one after the other. */
  readonly #posting = new Map<string, Promise<unknown>>();

  constructor(services: Services) {
    this.#services = services;
    services.jobs.work(EXPIRY, z.string().max(40), (id) => this.#expire(id));
  }

  /**
   * Stores a challenge. Throws a Fault for a maker with as many as one may have.
   * @param account of the maker; null for a guest
   * @param addressee the player whom it is for; null for others
   */
  post(
    wish: PostChallenge,
    browser: LobbyBrowser,
    madeBy: string,
    account: string | null = null,
    addressee: Addressee | null = null,
  ): Promise<StoredChallenge> {
    const before = this.#posting.get(madeBy) ?? Promise.resolve();
    const posted = before
      .catch(() => undefined)
      .then(() => this.#post(wish, browser, { madeBy, account, addressee }));
    this.#posting.set(madeBy, posted);
    return posted.finally(() => {
      if (this.#posting.get(madeBy) === posted) this.#posting.delete(madeBy);
    });
  }

  async #post(
    wish: PostChallenge,
    browser: LobbyBrowser,
    { madeBy, account, addressee }: Posting,
  ): Promise<StoredChallenge> {
    const { tables, jobs, now } = this.#services;
    await this.#refuseTooMany(browser.hash, madeBy, 0);
    const answered = wish.replyTo === undefined ? null : await this.open(wish.replyTo);
    if (answered?.maker_hash === browser.hash) throw ownChallenge();
    const { name, who, replyTo: _, to: __, ...terms } = wish;
    const id = newGameId();
    const posted = now();
    const row: StoredChallenge = {
      id,
      maker: name,
      maker_hash: browser.hash,
      maker_account: account,
      maker_seat: tokenHash(browser.seatToken(id)),
      made_by: madeBy,
      system: terms.system,
      battle: terms.battle,
      clock_kind: terms.clock.kind,
      counts: terms.counts,
      who: answered || addressee ? 'addressed' : who,
      for_hash: answered?.maker_hash ?? null,
      for_account: addressee?.account ?? null,
      for_name: addressee?.name ?? null,
      reply_to: answered?.id ?? null,
      terms: JSON.stringify(terms),
      state: 'open',
      posted,
      expires: posted + OPEN_MS,
      taker: null,
      taker_hash: null,
      taker_account: null,
      taker_seat: null,
      maker_side: null,
      game: null,
    };
    await tables.insertInto('challenge').values(row).execute();
    // Another node may have stored one at the same moment. Each counts again after its own is stored, so the last one sees both.
    await this.#refuseTooMany(browser.hash, madeBy, 1).catch(async (error: unknown) => {
      await tables.deleteFrom('challenge').where('id', '=', id).where('state', '=', 'open').execute();
      throw error;
    });
    await jobs.schedule(EXPIRY, id, row.expires, id);
    this.#changed(id);
    if (answered) this.#changed(answered.id);
    return row;
  }

  /** The challenge of this id. Throws a Fault if there is none. */
  async find(id: string): Promise<StoredChallenge> {
    const row = await this.#services.tables
      .selectFrom('challenge')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw noChallenge();
    const over = row.state === 'open' && row.expires <= this.#services.now();
    return over ? { ...row, state: 'expired' } : row;
  }

  /** The same; throws a Fault as well if it is no longer open. */
  async open(id: string): Promise<StoredChallenge> {
    const row = await this.find(id);
    if (row.state !== 'open') throw closedChallenge(row);
    return row;
  }

  /**
   * Accepts an open challenge. Of several who do so at once one succeeds; the others get a Fault that names the winner. The winner
   * who asks again gets the same game.
   */
  async accept(id: string, taker: Taker): Promise<StoredChallenge> {
    const { browser, name, account = null, side } = taker;
    const row = await this.find(id);
    if (row.state === 'accepted' && row.taker_hash === browser.hash) return row;
    refuseTaker(row, taker);
    if (await blockedBetween(this.#services, row.maker_account, account)) throw notOpenToYou();
    const taken = {
      state: 'accepted',
      taker: name,
      taker_hash: browser.hash,
      taker_account: account,
      taker_seat: tokenHash(browser.seatToken(id)),
      maker_side: makersSide(termsOf(row), side),
      game: newGameId(),
    } as const;
    const { numUpdatedRows } = await this.#services.tables
      .updateTable('challenge')
      .set(taken)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    // Another one was first: perhaps this browser itself, with a request before.
    if (numUpdatedRows === 0n) return this.accept(id, taker);
    if (row.reply_to !== null) await this.#close(row.reply_to, 'withdrawn');
    this.#changed(id);
    await scheduleEvent(this.#services, { kind: 'accepted', challenge: id }, this.#services.now());
    return { ...row, ...taken };
  }

  /** Withdraws the maker's own challenge. Throws a Fault if someone has accepted it. */
  async withdraw(id: string, browser: LobbyBrowser): Promise<void> {
    const row = await this.find(id);
    if (row.maker_hash !== browser.hash)
      throw new Fault(403, 'not-yours', 'Only the player who made a challenge can withdraw it.');
    if (row.state === 'withdrawn') return;
    if (!(await this.#close(id, 'withdrawn'))) throw closedChallenge(await this.find(id));
  }

  /** Declines a challenge that was sent to the reader. */
  async decline(id: string, reader: LobbyReaderId): Promise<void> {
    const row = await this.open(id);
    const addressed = isFor(row, reader);
    if (row.who === 'anyone' || (row.who === 'addressed' && !addressed))
      throw new Fault(403, 'not-yours', 'Only the player whom a challenge was sent to can decline it.');
    if (!(await this.#close(id, 'declined'))) throw closedChallenge(await this.find(id));
  }

  async #close(id: string, state: 'withdrawn' | 'declined' | 'expired'): Promise<boolean> {
    const { tables, jobs } = this.#services;
    const { numUpdatedRows } = await tables
      .updateTable('challenge')
      .set({ state })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (state !== 'expired') await jobs.cancel(EXPIRY, id);
    if (numUpdatedRows > 0n) this.#changed(id);
    return numUpdatedRows > 0n;
  }

  async #expire(id: string): Promise<void> {
    const row = await this.find(id).catch(() => null);
    if (row && row.expires <= this.#services.now()) await this.#close(id, 'expired');
  }

  async #refuseTooMany(maker: string, madeBy: string, stored: 0 | 1): Promise<void> {
    for (const [column, value, most] of [
      ['maker_hash', maker, MAX_OPEN_CHALLENGES],
      ['made_by', madeBy, MAX_OPEN_OF_ADDRESS],
    ] as const) {
      const row = await this.#services.tables
        .selectFrom('challenge')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(column, '=', value)
        .where('state', '=', 'open')
        .where('expires', '>', this.#services.now())
        .executeTakeFirst();
      if (Number(row?.n ?? 0) >= most + stored) throw tooMany(most);
    }
  }

  #changed(id: string): void {
    this.#services.bus.publish(CHALLENGES_SUBJECT, id);
  }
}

/** The terms of a stored challenge. */
export function termsOf({ terms }: Pick<StoredChallenge, 'terms'>): ChallengeTerms {
  return challengeTermsSchema.parse(JSON.parse(terms));
}

/** The side that the maker commands. Throws a Fault if the taker must choose and did not. */
function makersSide({ side }: ChallengeTerms, wanted: Side | undefined): Side {
  if (side === 'first') return 0;
  if (side === 'second') return 1;
  if (side === 'dice') return randomInt(2) === 0 ? 0 : 1;
  if (wanted === undefined) throw new Fault(400, 'which-side', 'Choose your side, then accept.');
  return wanted === 0 ? 1 : 0;
}

/** Throws a Fault for a challenge that is closed, or that this browser may not accept. */
function refuseTaker(row: StoredChallenge, { browser, account = null }: Taker): void {
  if (row.maker_hash === browser.hash || (account !== null && row.maker_account === account))
    throw ownChallenge();
  const { for_hash, for_account } = row;
  if (for_hash !== null || for_account !== null)
    if (!isFor(row, { hash: browser.hash, account })) throw notOpenToYou();
  if (row.state !== 'open') throw closedChallenge(row);
  if (row.counts === 'rated' && account === null) throw needsAccount();
}
