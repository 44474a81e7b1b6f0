import type { Side } from '@linstock/kernel';
import { MAX_TALK_PER_MINUTE, type SayTalk, type Talk, type TalkLine } from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { blockedBetween } from '../accounts/blocks.ts';
import { type Person, Sanctions } from '../admin/sanctions.ts';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import type { TalkLineTable } from '../tables/rows/talk.ts';
import { type GameTerms, TermsTable } from './gameTerms.ts';
import { storedWords, storeNumbered } from './numberedLines.ts';
import { MAX_BY_VISITOR, PACE_MS, refuseTooFast } from './talkPace.ts';

/** A line of talk, as stored. */
export type StoredLine = Selectable<TalkLineTable>;

/** The player who talks: the seat, the person, and the turn and entry of the battle. */
export interface Speaker {
  readonly game: string;
  readonly side: Side;
  readonly person: { readonly visitor: string; readonly account: string | null };
  readonly turn: number;
  readonly entry: number;
}

/** Lines in one reply. */
const MAX_READ = 200;

/** The subject of the hint that the talk of a game has changed: its id. */
export const TALK_SUBJECT = 'talk';

/** The talk of games in its table. Phrases at once; free chat while both sides want it. */
export class TableTalk {
  readonly #services: Pick<Services, 'tables' | 'bus' | 'now'>;
  readonly #terms: TermsTable;
  readonly #sanctions: Sanctions;

  constructor(services: Pick<Services, 'tables' | 'bus' | 'now'>) {
    this.#services = services;
    this.#terms = new TermsTable(services);
    this.#sanctions = new Sanctions(services);
  }

  /** The talk as the player of a side has it: the lines after line `after`, the latest 200 at most. */
  async read(game: string, person: Person, after: number): Promise<Talk> {
    const [terms, rows, barred, warning] = await Promise.all([
      this.#allowed(game),
      this.#lines(game, after),
      this.#sanctions.barred(person),
      this.#sanctions.warning(person),
    ]);
    return {
      allowed: terms.talk,
      wants: [...terms.wants],
      lines: rows.map(talkLine),
      barred,
      warning: warning && { id: warning.id, sentence: warning.reason },
    };
  }

  /**
   * Says a line. Said again under the same key, it is the same line. Throws a Fault for text without chat, for too many lines,
   * and for a player who may use phrases only.
   */
  async say(speaker: Speaker, wish: SayTalk): Promise<TalkLine> {
    const { game, person } = speaker;
    const said = await this.#saidBefore(game, wish.key);
    if (said) return talkLine(said);
    const { talk, wants } = await this.#allowed(game);
    if (talk === 'none') throw new Fault(403, 'no-talk', 'The players of this game agreed not to talk.');
    if ('text' in wish) {
      if (talk !== 'chat' || !wants[0] || !wants[1])
        throw new Fault(403, 'no-chat', 'Chat is off until both players want it. You can use a phrase.');
      const barred = await this.#sanctions.barred(person);
      if (barred !== null) throw new Fault(403, 'barred', barred);
    }
    await this.#refuseTooMany(speaker);
    const row = await this.#store(speaker, wish);
    this.#changed(game);
    return talkLine(row);
  }

  /** A side wants free chat, or no longer. */
  async wantChat(
    { game, side, person }: Pick<Speaker, 'game' | 'side' | 'person'>,
    wanted: boolean,
  ): Promise<void> {
    const { talk } = await this.#allowed(game);
    if (wanted && talk !== 'chat')
      throw new Fault(403, 'no-chat', 'This game has no chat. You can use the phrases.');
    const barred = wanted ? await this.#sanctions.barred(person) : null;
    if (barred !== null) throw new Fault(403, 'barred', barred);
    await this.#terms.wantChat(game, side, wanted);
    this.#changed(game);
  }

  /** A counter of changes to lines or wishes: data is sent to a page when it differs. */
  async mark(game: string): Promise<string> {
    const { talk, wants } = await this.#allowed(game);
    return `${talk} ${wants.join(' ')} ${await this.#last(game)}`;
  }

  /** The accounts of the two sides; null for a guest. */
  async accounts(game: string): Promise<readonly [string | null, string | null]> {
    const rows = await this.#services.tables
      .selectFrom('seat_device')
      .select(['side', 'account'])
      .where('game', '=', game)
      .where('account', 'is not', null)
      .execute();
    const at = (side: Side) => rows.find((row) => row.side === side)?.account ?? null;
    return [at(0), at(1)];
  }

  /** The terms; free chat is not among them if one player has blocked the other. */
  async #allowed(game: string): Promise<GameTerms> {
    const terms = await this.#terms.read(game);
    if (terms.talk !== 'chat' || !terms.wants.includes(true)) return terms;
    const [first, second] = await this.accounts(game);
    const blocked = await blockedBetween(this.#services, first, second);
    return blocked ? { ...terms, talk: 'phrases' } : terms;
  }

  async #lines(game: string, after: number): Promise<StoredLine[]> {
    const rows = await this.#services.tables
      .selectFrom('talk_line')
      .selectAll()
      .where('game', '=', game)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(MAX_READ)
      .execute();
    return rows.toReversed();
  }

  #saidBefore(game: string, key: string): Promise<StoredLine | undefined> {
    return this.#services.tables
      .selectFrom('talk_line')
      .selectAll()
      .where('game', '=', game)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  async #last(game: string): Promise<number> {
    const row = await this.#services.tables
      .selectFrom('talk_line')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('game', '=', game)
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  }

  /** Throws a Fault for one line too many. The lines are counted in the table, so all nodes count the same. */
  async #refuseTooMany({ game, side, person }: Speaker): Promise<void> {
    const { tables, now } = this.#services;
    const since = now() - PACE_MS;
    const latest = tables.selectFrom('talk_line').select('at').where('at', '>', since);
    for (const [query, most] of [
      [latest.where('game', '=', game).where('side', '=', side), MAX_TALK_PER_MINUTE],
      [latest.where('visitor', '=', person.visitor), MAX_BY_VISITOR],
    ] as const) {
      refuseTooFast(await query.orderBy('at', 'desc').limit(most).execute(), most, now());
    }
  }

  #store({ game, side, person, turn, entry }: Speaker, wish: SayTalk): Promise<StoredLine> {
    return storeNumbered({
      last: () => this.#last(game),
      saidBefore: () => this.#saidBefore(game, wish.key),
      insert: async (n) => {
        const row: StoredLine = {
          ...{ game, n, side, turn, entry, key: wish.key },
          ...storedWords(wish),
          at: this.#services.now(),
          visitor: person.visitor,
          account: person.account,
        };
        const { numInsertedOrUpdatedRows } = await this.#services.tables
          .insertInto('talk_line')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n ? row : null;
      },
    });
  }

  #changed(game: string): void {
    this.#services.bus.publish(TALK_SUBJECT, game);
  }
}

/** A stored line in the form that players get. */
function talkLine({ n, side, text, phrase, turn, entry, at }: StoredLine): TalkLine {
  return { n, side, text, phrase: phrase === 1, turn, entry, at };
}
