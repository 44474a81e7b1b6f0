import { madeByHand, otherSide, type Side } from '@linstock/kernel';
import { knownOf } from '@linstock/lab/known';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type StoredChallenge, termsOf } from '../challenges/challenges.ts';
import { faultOf } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { listedRoom } from '../lobby/listedRoom.ts';
import type { Services } from '../services.ts';
import type { GameResultTable } from '../tables/rows/ratings.ts';
import { advantageOf, type Score } from './glicko.ts';
import { Ratings } from './ratings.ts';

/** The result of a game, as stored. */
export type GameResult = Selectable<GameResultTable>;

/** The winner of a game, and the losses of both sides. */
export type EndOfGame = Pick<GameResult, 'winner' | 'first_lost' | 'second_lost'>;

/** The queue of games that are over, whose results are to be stored. */
export const RESULTS_QUEUE = 'game-results';

/** The end of the id of the second game of a pair. */
const SECOND = '-2';

/** Accounts of side 0 and side 1; null for a guest. */
type Accounts = readonly [string | null, string | null];

/** Stores the results of games between people, and has rated ones rated. */
export class GameResults {
  readonly #rooms: Rooms;
  readonly #services: Services;
  readonly #ratings: Ratings;

  constructor(rooms: Rooms, services: Services) {
    this.#rooms = rooms;
    this.#services = services;
    this.#ratings = new Ratings(services);
  }

  /** Settles each game that is over, once it is in the queue. */
  start(): void {
    const { jobs } = this.#services;
    jobs.work(RESULTS_QUEUE, z.object({ game: z.string() }), ({ game }) => this.settle(game));
  }

  /** Stores the result of a game that is over, and rates it if it counts. It can be called again. */
  async settle(game: string): Promise<void> {
    const room = await this.#rooms.room(game).catch((error: unknown) => {
      if (faultOf(error).body.code === 'no-game') return null;
      throw error;
    });
    // A game against a machine, or an imported one, has no result for its players.
    if (!room?.judge.over || room.begun > 0 || room.seats.some(({ bot }) => bot !== null)) return;
    const challenge = await challengeOfGame(this.#services, game);
    const result = (await this.#stored(game)) ?? (await this.#store(room, challenge));
    if (challenge?.counts !== 'rated') return;
    if (termsOf(challenge).pair) await this.#ratePair(challenge);
    else if (result) await this.#rateAlone(result, result.game);
  }

  async #store(room: Room, challenge: StoredChallenge | null): Promise<GameResult | null> {
    const { judge, seats } = room;
    const { outcome } = judge;
    if (!outcome) return null;
    const { rules, battle } = judge.view(null).header;
    const handed = await this.#handed(judge.id);
    const begun = challenge
      ? accountsIn(challenge, judge.id)
      : await accountsOfSeats(this.#services, judge.id);
    const [one, two] = [0, 1].map((side) => {
      const last = handed.findLast((each) => each.side === side && each.name !== null);
      // Whoever took over the seat has won or lost the game.
      return last ?? { name: seats[side]?.name ?? '', account: begun[side] ?? null };
    });
    const [first, second] = [one?.account ?? null, two?.account ?? null];
    const agreed =
      challenge?.counts === 'rated' && handed.length === 0 && !(await this.#machinePlayed(judge.id));
    const byRules = madeByHand(judge.record(null).entries).entries.length === 0;
    const rated = agreed && byRules && first !== null && second !== null && first !== second;
    const row: GameResult = {
      game: judge.id,
      system: rules.id,
      battle: battle.id,
      winner: outcome.winner,
      ending: outcome.ending,
      counts: rated ? 'rated' : 'friendly',
      at: this.#services.now(),
      first_name: one?.name ?? '',
      first_account: first,
      first_lost: outcome.lost[0],
      second_name: two?.name ?? '',
      second_account: second,
      second_lost: outcome.lost[1],
    };
    await this.#services.tables
      .insertInto('game_result')
      .values(row)
      .onConflict((conflict) => conflict.column('game').doNothing())
      .execute();
    return this.#stored(judge.id);
  }

  /** True if a machine played for a side of the game: such a game is friendly. */
  async #machinePlayed(game: string): Promise<boolean> {
    const clock = await this.#services.tables
      .selectFrom('game_clock')
      .select(['machine_0', 'machine_1'])
      .where('game', '=', game)
      .executeTakeFirst();
    return clock !== undefined && clock.machine_0 + clock.machine_1 > 0;
  }

  /** The seats of a game that were given to another browser by consent: such a game is friendly. */
  #handed(game: string) {
    return this.#services.tables
      .selectFrom('seat_request')
      .select(['side', 'name', 'account'])
      .where('game', '=', game)
      .where('outcome', '=', 'done')
      .orderBy('closed')
      .execute();
  }

  /** Rates a game by itself. Of a pair it is stored under the first game, whose sides the second has changed. */
  async #rateAlone(result: GameResult, game: string): Promise<void> {
    const { system, first_account: first, second_account: second, counts } = result;
    if (counts !== 'rated' || first === null || second === null) return;
    const advantage = advantageOf(knownOf(system, result.battle)?.won ?? [0, 0]);
    const rated =
      result.game === game
        ? { accounts: [first, second] as const, score: scoreOf(result, 0), advantage }
        : { accounts: [second, first] as const, score: scoreOf(result, 1), advantage: -advantage };
    await this.#ratings.rate({ game, system, ...rated });
  }

  /** Rates a pair once both of its games are over. If one of them was called off, the other counts alone. */
  async #ratePair(challenge: StoredChallenge): Promise<void> {
    const [game, second] = gamesRatedWith(challenge.game ?? '');
    const one = await this.#stored(game);
    const two = await this.#stored(second);
    if (!one || !two) {
      const only = one ?? two;
      if (only && (await this.#calledOff(only === one ? second : game))) await this.#rateAlone(only, game);
      return;
    }
    if (one.first_account === null || one.second_account === null) return;
    if (one.counts !== 'rated' || two.counts !== 'rated') return;
    const accounts = [one.first_account, one.second_account] as const;
    // Each has commanded both sides.
    const { system } = one;
    await this.#ratings.rate({ game, system, accounts, score: scoreOfPair(one, two), advantage: 0 });
  }

  async #calledOff(game: string): Promise<boolean> {
    const room = await listedRoom(this.#rooms, game);
    return room?.judge.summary().verdict?.calledOff ?? false;
  }

  async #stored(game: string): Promise<GameResult | null> {
    const row = await this.#services.tables
      .selectFrom('game_result')
      .selectAll()
      .where('game', '=', game)
      .executeTakeFirst();
    return row ?? null;
  }
}

/** The game by which a pair is rated, or the game itself. */
export function ratedGameOf(game: string): string {
  return game.endsWith(SECOND) ? game.slice(0, -SECOND.length) : game;
}

/** The games that are rated together with a game: both of a pair, as far as there are two. */
export function gamesRatedWith(game: string): readonly [string, string] {
  const first = ratedGameOf(game);
  return [first, `${first}${SECOND}`];
}

/** The challenge from which a game was made; null if there is none. */
export async function challengeOfGame(
  { tables }: Pick<Services, 'tables'>,
  game: string,
): Promise<StoredChallenge | null> {
  const row = await tables
    .selectFrom('challenge')
    .selectAll()
    .where('game', 'in', [game, ratedGameOf(game)])
    .executeTakeFirst();
  return row ?? null;
}

/** Of a pair: who has won more battles has won; if both as many, who has lost less of the strength commanded. */
export function scoreOfPair(one: EndOfGame, two: EndOfGame): Score {
  // Sides change, so the player of side 0 in the first game has side 1 in the second.
  const won = scoreOf(one, 0) + scoreOf(two, 1) - 1;
  if (won !== 0) return won > 0 ? 1 : 0;
  const own = one.first_lost + two.second_lost;
  const other = one.second_lost + two.first_lost;
  if (Math.abs(own - other) < 1e-9) return 0.5;
  return own < other ? 1 : 0;
}

/** Won, drawn or lost, for a side. */
export function scoreOf({ winner }: EndOfGame, side: Side): Score {
  if (winner === null) return 0.5;
  return winner === side ? 1 : 0;
}

/** The accounts of both sides, as the players agreed. */
function accountsIn(
  { maker_side, maker_account, taker_account, game }: StoredChallenge,
  id: string,
): Accounts {
  const first = maker_side === 0 ? [maker_account, taker_account] : [taker_account, maker_account];
  const sides = id === game ? first : first.toReversed();
  return [sides[0] ?? null, sides[1] ?? null];
}

/** The accounts to which the seats of a game were added. */
async function accountsOfSeats({ tables }: Pick<Services, 'tables'>, game: string): Promise<Accounts> {
  const rows = await tables
    .selectFrom('seat_device')
    .select(['side', 'account'])
    .where('game', '=', game)
    .where('account', 'is not', null)
    .execute();
  const of = (side: Side) => rows.find((row) => row.side === side)?.account ?? null;
  return [of(0), of(otherSide(0))];
}
