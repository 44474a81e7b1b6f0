import {
  MAX_TALK_PER_MINUTE,
  type SaySpectators,
  type SpectatorLine,
  type SpectatorsTalk,
} from '@linstock/protocol';
import type { Selectable } from 'kysely';
import { blockedFor } from '../accounts/blocks.ts';
import { nameKey } from '../accounts/newAccount.ts';
import { Sanctions } from '../admin/sanctions.ts';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import type { SpectatorLineTable } from '../tables/rows/talk.ts';
import { TermsTable } from './gameTerms.ts';
import { storedWords, storeNumbered } from './numberedLines.ts';
import { MAX_BY_VISITOR, PACE_MS, refuseTooFast } from './talkPace.ts';

/** A line as it is stored. */
export type StoredSpectatorLine = Selectable<SpectatorLineTable>;

/** A reader of the talk of spectators. */
export interface TalkReader {
  readonly person: { readonly visitor: string; readonly account: string | null };
  /** True for a player of the game, who reads it after the end and takes no part. */
  readonly plays: boolean;
  /** True if the battle is over. */
  readonly over: boolean;
}

/** A spectator who talks: under which name, and what of the battle spectators had when the line was said. */
export interface TalkingSpectator extends Omit<TalkReader, 'over'> {
  readonly game: string;
  /** The name of the account; null for a guest, who says a name with each line. */
  readonly name: string | null;
  /** The names of the players, which no guest may have. */
  readonly players: readonly string[];
  readonly turn: number | null;
  readonly entry: number;
}

/** Lines in one reply. */
const MAX_READ = 200;

/** The subject of the hint that the spectators of a game have talked: its id. */
export const SPECTATORS_SUBJECT = 'spectators-talk';

/** True if a reader may have the talk now: a player of the game could else read the advice of spectators. */
export function mayHear({ plays, over }: Pick<TalkReader, 'plays' | 'over'>): boolean {
  return !plays || over;
}

/** The talk of the spectators of games in its table. */
export class SpectatorsTalkTable {
  readonly #services: Pick<Services, 'tables' | 'bus' | 'now'>;
  readonly #terms: TermsTable;
  readonly #sanctions: Sanctions;

  constructor(services: Pick<Services, 'tables' | 'bus' | 'now'>) {
    this.#services = services;
    this.#terms = new TermsTable(services);
    this.#sanctions = new Sanctions(services);
  }

  /**
   * The lines after line `after`, the latest 200 at most, without those of people blocked by the reader. Throws a Fault for a
   * player of a game that goes on, and for a game without talk.
   */
  async read(game: string, reader: TalkReader, after: number): Promise<SpectatorsTalk> {
    const { person, plays } = reader;
    if (!mayHear(reader)) throw new Fault(403, 'closed-talk', 'You can read this after the battle.');
    await this.#refuseSilent(game);
    const [rows, blocked, barred, warning] = await Promise.all([
      this.#lines(game, after),
      blockedFor(this.#services, person.account),
      this.#sanctions.barred(person),
      this.#sanctions.warning(person),
    ]);
    return {
      lines: rows.filter(({ account }) => account === null || !blocked.has(account)).map(spectatorLine),
      writes: !plays,
      barred,
      warning: warning && { id: warning.id, sentence: warning.reason },
    };
  }

  /**
   * Says a line. Said again under the same key, it is the same line. Throws a Fault for a player of the game, for a name that
   * somebody else has, for too many lines, and for text by a person who may use phrases only.
   */
  async say(spectator: TalkingSpectator, wish: SaySpectators): Promise<SpectatorLine> {
    const { game, person, plays } = spectator;
    if (plays)
      throw new Fault(
        403,
        'plays',
        'You play this game. Only its spectators talk here; you can read it later.',
      );
    const said = await this.#saidBefore(game, wish.key);
    if (said) return spectatorLine(said);
    await this.#refuseSilent(game);
    if ('text' in wish) {
      const barred = await this.#sanctions.barred(person);
      if (barred !== null) throw new Fault(403, 'barred', barred);
    }
    if (spectator.name === null) await this.#refuseName(spectator, wish.name);
    await this.#refuseTooMany(spectator);
    const row = await this.#store(spectator, wish);
    this.#services.bus.publish(SPECTATORS_SUBJECT, game);
    return spectatorLine(row);
  }

  /** Changes with each line: the number of the last one. Null for a game without talk. */
  async mark(game: string): Promise<string | null> {
    const { talk } = await this.#terms.read(game);
    return talk === 'none' ? null : `${await this.#last(game)}`;
  }

  async #refuseSilent(game: string): Promise<void> {
    if ((await this.#terms.read(game)).talk === 'none')
      throw new Fault(403, 'no-talk', 'The players of this game agreed that nobody talks.');
  }

  /** Throws a Fault if a guest takes the name of a player of the game, or of somebody else who has talked here. */
  async #refuseName({ game, person, players }: TalkingSpectator, name: string): Promise<void> {
    const key = nameKey(name);
    const other = await this.#services.tables
      .selectFrom('spectator_line')
      .select('n')
      .where('game', '=', game)
      .where('name_key', '=', key)
      .where((where) => where.or([where('visitor', '!=', person.visitor), where('account', 'is not', null)]))
      .limit(1)
      .executeTakeFirst();
    if (other || players.some((each) => nameKey(each) === key))
      throw new Fault(409, 'name-taken', `${name} is taken by another person here. Choose another name.`);
  }

  async #lines(game: string, after: number): Promise<StoredSpectatorLine[]> {
    const rows = await this.#services.tables
      .selectFrom('spectator_line')
      .selectAll()
      .where('game', '=', game)
      .where('n', '>', after)
      .orderBy('n', 'desc')
      .limit(MAX_READ)
      .execute();
    return rows.toReversed();
  }

  #saidBefore(game: string, key: string): Promise<StoredSpectatorLine | undefined> {
    return this.#services.tables
      .selectFrom('spectator_line')
      .selectAll()
      .where('game', '=', game)
      .where('key', '=', key)
      .executeTakeFirst();
  }

  async #last(game: string): Promise<number> {
    const row = await this.#services.tables
      .selectFrom('spectator_line')
      .select(({ fn }) => fn.max('n').as('n'))
      .where('game', '=', game)
      .executeTakeFirst();
    return Number(row?.n ?? 0);
  }

  /** Throws a Fault for one line too many. The lines are counted in the table, so all nodes count the same. */
  async #refuseTooMany({ game, person }: TalkingSpectator): Promise<void> {
    const { tables, now } = this.#services;
    const since = now() - PACE_MS;
    const latest = tables.selectFrom('spectator_line').select('at').where('at', '>', since);
    const here = latest.where('visitor', '=', person.visitor);
    for (const [query, most] of [
      [here.where('game', '=', game), MAX_TALK_PER_MINUTE],
      [here, MAX_BY_VISITOR],
    ] as const)
      refuseTooFast(await query.orderBy('at', 'desc').limit(most).execute(), most, now());
  }

  #store(spectator: TalkingSpectator, wish: SaySpectators): Promise<StoredSpectatorLine> {
    const { game, person, turn, entry } = spectator;
    const name = spectator.name ?? wish.name;
    return storeNumbered({
      last: () => this.#last(game),
      saidBefore: () => this.#saidBefore(game, wish.key),
      insert: async (n) => {
        const row: StoredSpectatorLine = {
          ...{ game, n, key: wish.key, name, name_key: nameKey(name), turn, entry },
          ...storedWords(wish),
          at: this.#services.now(),
          visitor: person.visitor,
          account: person.account,
        };
        const { numInsertedOrUpdatedRows } = await this.#services.tables
          .insertInto('spectator_line')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        return numInsertedOrUpdatedRows === 1n ? row : null;
      },
    });
  }
}

/** A stored line as its readers have it. */
function spectatorLine(row: StoredSpectatorLine): SpectatorLine {
  const { n, name, account, text, phrase, turn, entry, at } = row;
  return { n, name, guest: account === null, text, phrase: phrase === 1, turn, entry, at };
}
