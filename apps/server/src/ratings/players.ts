import type { Side } from '@linstock/kernel';
import type { Flag, GameRatings, GameSummary, Player } from '@linstock/protocol';
import { nameKey, readFlag } from '../accounts/newAccount.ts';
import { Fault } from '../fault.ts';
import { accountsOfGames } from '../lobby/gameAccounts.ts';
import { usualAnswerTime } from '../clocks/answerTimes.ts';
import { STALE_MS } from '../clocks/readers.ts';
import type { Services } from '../services.ts';
import { challengeOfGame, type GameResult, gamesRatedWith, ratedGameOf } from './gameResults.ts';
import { isProvisional, type Rating } from './glicko.ts';
import { Ratings } from './ratings.ts';

/** Finished games that a player's page is made of, and rows of them that it shows. */
const MAX_COUNTED = 2000;
const MAX_SHOWN = 50;

/** Points of the courses of ratings. */
const MAX_POINTS = 400;

/** The rating is within this many deviations, with a chance of 95 of 100. */
const BAND = 2;

type Tally = [number, number, number];

/** The public facts about players, and how games changed their ratings. */
export class Players {
  readonly #services: Pick<Services, 'tables' | 'now'>;
  readonly #ratings: Ratings;

  constructor(services: Pick<Services, 'tables' | 'now'>) {
    this.#services = services;
    this.#ratings = new Ratings(services);
  }

  /**
   * The page of a player. Throws a Fault if no account has the name.
   * @param reader the account of the reader; null for a guest
   * @param inLobby true for an account with a page of the lobby open
   */
  async page(name: string, reader: string | null, inLobby: (account: string) => boolean): Promise<Player> {
    const { tables } = this.#services;
    const account = await tables
      .selectFrom('player_account')
      .select(['id', 'name', 'flag', 'created_at'])
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    if (!account) throw new Fault(404, 'no-player', 'No player with an account has this name.');
    const { id } = account;
    const results = await this.#results(id);
    const changes = await this.#changes(id);
    const flags = await this.#flags(results.slice(0, MAX_SHOWN));
    const played = new Set(results.map(({ game }) => game));
    const blocked = reader !== null && (await this.#blocked(reader, id));
    return {
      name: account.name,
      flag: readFlag(account.flag),
      since: Date.parse(account.created_at),
      answers: await usualAnswerTime(tables, id),
      here: inLobby(id) || (await this.#atTable(id)),
      self: reader === id,
      blocked,
      finished: results.length,
      playedOut: results.filter(({ ending }) => ending === 'rules' || ending === 'agreed').length,
      systems: systemsOf(id, results, await this.#ratings.all(id), this.#services.now()),
      course: changes.map(({ system, at, ...change }) => ({
        ...{ system, at },
        rating: change.new,
        band: Math.round(BAND * change.deviation),
      })),
      games: results
        .slice(0, MAX_SHOWN)
        .map((result) => gameRow(id, result, changes, flags, !played.has(ratedGameOf(result.game)))),
      underWay: await this.#underWay(id),
      together: reader === null || reader === id ? null : togetherOf(id, reader, results),
    };
  }

  /** The changes that a game made to its players' ratings. A game that was called off changes nothing. */
  async ofGame(
    game: string,
    { verdict }: Pick<GameSummary, 'verdict'>,
    system: string,
  ): Promise<Omit<GameRatings, 'pair'>> {
    if (verdict?.calledOff) return { state: 'none', system, changes: [] };
    const { tables } = this.#services;
    const rated = ratedGameOf(game);
    const rows = await tables
      .selectFrom('rating_change')
      .innerJoin('player_account', 'player_account.id', 'rating_change.account')
      .selectAll('rating_change')
      .select(['player_account.name', 'player_account.flag'])
      .where('game', '=', rated)
      .orderBy('side')
      .execute();
    if (rows.length === 0)
      return { state: await this.#waitsFor(game, verdict !== null), system, changes: [] };
    const changes = rows.map((row) => ({
      // The sides of the second game of a pair are changed.
      side: game === rated ? row.side : otherOf(row.side),
      name: row.name,
      flag: readFlag(row.flag),
      old: row.old,
      oldProvisional: row.old_provisional === 1,
      change: row.new - row.old,
      new: row.new,
      newProvisional: row.new_provisional === 1,
    }));
    return { state: 'done', system, changes: changes.toSorted((a, b) => a.side - b.side) };
  }

  async #waitsFor(game: string, over: boolean): Promise<GameRatings['state']> {
    const challenge = await challengeOfGame(this.#services, game);
    if (challenge?.counts !== 'rated') return 'none';
    // Agreed to be rated, but a machine played in it, a seat changed hands or the board was changed by hand.
    const friendly = await this.#services.tables
      .selectFrom('game_result')
      .select('game')
      .where('game', 'in', gamesRatedWith(game))
      .where('counts', '=', 'friendly')
      .executeTakeFirst();
    if (friendly) return 'none';
    return over ? 'soon' : 'later';
  }

  /** The public games under way at which an account has a seat. */
  async #underWay(account: string): Promise<Player['underWay']> {
    const { tables } = this.#services;
    const rows = await tables
      .selectFrom('public_game')
      .innerJoin('seat_device', 'seat_device.game', 'public_game.id')
      .select(['public_game.id', 'system', 'battle', 'first', 'second', 'begun', 'side'])
      .distinct()
      .where('seat_device.account', '=', account)
      .where('seat_device.signed_out', 'is', null)
      .where('ended', 'is', null)
      .orderBy('begun', 'desc')
      .limit(MAX_SHOWN)
      .execute();
    const accounts = await accountsOfGames(
      this.#services,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, system, battle, first, second, begun, side }) => {
      const other = accounts.get(id)?.[otherOf(side)] ?? null;
      const against = other ?? { name: side === 0 ? second : first, flag: null };
      return { game: id, system, battle, side, against, at: begun };
    });
  }

  /** True if a page of a game is open at one of the account's seats. */
  async #atTable(account: string): Promise<boolean> {
    const row = await this.#services.tables
      .selectFrom('seat_device')
      .innerJoin('game_reader', (join) =>
        join
          .onRef('game_reader.game', '=', 'seat_device.game')
          .onRef('game_reader.seat', '=', 'seat_device.side'),
      )
      .select('game_reader.game')
      .where('seat_device.account', '=', account)
      .where('seat_device.signed_out', 'is', null)
      .where('game_reader.readers', '>', 0)
      .where('game_reader.seen', '>', this.#services.now() - STALE_MS)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  #results(account: string): Promise<GameResult[]> {
    return this.#services.tables
      .selectFrom('game_result')
      .selectAll()
      .where((where) =>
        where.or([where('first_account', '=', account), where('second_account', '=', account)]),
      )
      .orderBy('at', 'desc')
      .limit(MAX_COUNTED)
      .execute();
  }

  async #changes(account: string) {
    const rows = await this.#services.tables
      .selectFrom('rating_change')
      .selectAll()
      .where('account', '=', account)
      .orderBy('at', 'desc')
      .limit(MAX_POINTS)
      .execute();
    return rows.toReversed();
  }

  /** The flags of the players of these games. */
  async #flags(results: readonly GameResult[]): Promise<ReadonlyMap<string, Flag>> {
    const ids = results.flatMap((each) => [each.first_account, each.second_account]);
    const rows = await this.#services.tables
      .selectFrom('player_account')
      .select(['id', 'flag'])
      .where('id', 'in', ['', ...ids.filter((id) => id !== null)])
      .execute();
    return new Map(rows.map(({ id, flag }) => [id, readFlag(flag)]));
  }

  async #blocked(reader: string, account: string): Promise<boolean> {
    const row = await this.#services.tables
      .selectFrom('player_block')
      .select('at')
      .where('account', '=', reader)
      .where('blocked', '=', account)
      .executeTakeFirst();
    return row !== undefined;
  }
}

const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

const sideOf = (account: string, { first_account }: GameResult): Side => (first_account === account ? 0 : 1);

function resultFor(side: Side, { winner }: GameResult): 'won' | 'drawn' | 'lost' {
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

function count(tally: Tally, result: 'won' | 'drawn' | 'lost'): void {
  tally[['won', 'drawn', 'lost'].indexOf(result)]!++;
}

function systemsOf(
  account: string,
  results: readonly GameResult[],
  ratings: readonly (Rating & { readonly system: string })[],
  now: number,
): Player['systems'] {
  const systems = new Set([...ratings, ...results].map(({ system }) => system));
  return [...systems].toSorted().map((system) => {
    const bySide: [Tally, Tally] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    const own = results.filter((result) => result.system === system);
    for (const result of own) {
      const side = sideOf(account, result);
      count(bySide[side], resultFor(side, result));
    }
    const rating = ratings.find((each) => each.system === system);
    return {
      system,
      friendly: own.filter(({ counts }) => counts === 'friendly').length,
      bySide,
      rating: rating ? shown(rating, now) : null,
    };
  });
}

function shown(rating: Rating, now: number): Player['systems'][number]['rating'] {
  const band = BAND * rating.deviation;
  return {
    rating: Math.round(rating.rating),
    provisional: isProvisional(rating, now),
    between: [Math.round(rating.rating - band), Math.round(rating.rating + band)],
    games: rating.games,
  };
}

function gameRow(
  account: string,
  result: GameResult,
  changes: readonly { readonly game: string; readonly old: number; readonly new: number }[],
  flags: ReadonlyMap<string, Flag>,
  firstOff: boolean,
): Player['games'][number] {
  const { game, system, battle, ending, at } = result;
  const side = sideOf(account, result);
  const first = side === 1;
  const other = first ? result.first_account : result.second_account;
  // A pair is rated under its first game, even if that was called off.
  const change =
    changes.find((each) => each.game === game) ??
    (firstOff ? changes.find((each) => each.game === ratedGameOf(game)) : undefined);
  return {
    ...{ game, system, battle, side, ending, at },
    against: {
      name: first ? result.first_name : result.second_name,
      flag: flags.get(other ?? '') ?? null,
    },
    result: resultFor(side, result),
    change: change ? change.new - change.old : null,
  };
}

function togetherOf(account: string, reader: string, results: readonly GameResult[]): Tally {
  const tally: Tally = [0, 0, 0];
  for (const result of results) {
    const { first_account: first, second_account: second } = result;
    if (first === reader || second === reader)
      count(tally, resultFor(otherOf(sideOf(account, result)), result));
  }
  return tally;
}
