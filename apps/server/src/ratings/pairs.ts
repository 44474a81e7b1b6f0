import type { Pair } from '@linstock/protocol';
import { type StoredChallenge, termsOf } from '../challenges/challenges.ts';
import type { Rooms } from '../games/rooms.ts';
import { listedRoom } from '../lobby/listedRoom.ts';
import type { Services } from '../services.ts';
import { challengeOfGame, type EndOfGame, gamesRatedWith, scoreOf, scoreOfPair } from './gameResults.ts';
import type { Score } from './glicko.ts';

/** How far a game of a pair is: not begun, under way, called off, or ended so. */
type GameState = 'none' | 'playing' | 'off' | EndOfGame;

/** Pairs of games, one from each side: how far a pair is, and who has won it. */
export class Pairs {
  readonly #services: Pick<Services, 'tables'>;
  readonly #rooms: Rooms;

  constructor(services: Pick<Services, 'tables'>, rooms: Rooms) {
    this.#services = services;
    this.#rooms = rooms;
  }

  /** The pair that a game belongs to; null for a single game. */
  async of(game: string): Promise<Pair | null> {
    const challenge = await challengeOfGame(this.#services, game);
    if (!challenge || challenge.game === null || !termsOf(challenge).pair) return null;
    const [first, second] = gamesRatedWith(challenge.game);
    const states = [await this.#state(first), await this.#state(second)] as const;
    const number = game === first ? 1 : 2;
    const other = number === 1 ? second : first;
    return {
      number,
      other: states[2 - number] === 'none' ? null : other,
      players: playersOf(challenge),
      counts: challenge.counts,
      state: stateOf(states),
      calledOff: ([1, 2] as const).filter((n) => states[n - 1] === 'off'),
      result: resultOf(states),
    };
  }

  async #state(game: string): Promise<GameState> {
    const room = await listedRoom(this.#rooms, game);
    if (!room) return 'none';
    const { outcome, over } = room.judge;
    if (!over) return 'playing';
    if (!outcome) return 'off';
    return { winner: outcome.winner, first_lost: outcome.lost[0], second_lost: outcome.lost[1] };
  }
}

/** The names of the players, the one of side 0 in the first game first. */
function playersOf({ maker, taker, maker_side }: StoredChallenge): [string, string] {
  return maker_side === 0 ? [maker, taker ?? ''] : [taker ?? '', maker];
}

function stateOf([one, two]: readonly [GameState, GameState]): Pair['state'] {
  if (one === 'playing') return 'first';
  if (two === 'none') return 'between';
  return two === 'playing' ? 'second' : 'over';
}

/** The result for both players; null before the end, and if both games were called off. One that was called off leaves the other alone. */
function resultOf([one, two]: readonly [GameState, GameState]): Pair['result'] {
  const [first, second] = [ended(one), ended(two)];
  if (stateOf([one, two]) !== 'over' || (!first && !second)) return null;
  const firstWins = (first && scoreOf(first, 0) === 1 ? 1 : 0) + (second && scoreOf(second, 1) === 1 ? 1 : 0);
  const secondWins =
    (first && scoreOf(first, 1) === 1 ? 1 : 0) + (second && scoreOf(second, 0) === 1 ? 1 : 0);
  const score =
    first && second ? scoreOfPair(first, second) : first ? scoreOf(first, 0) : second && scoreOf(second, 1);
  return {
    winner: winnerOf(score ?? 0.5),
    won: [firstWins, secondWins],
    lost: [
      (first?.first_lost ?? 0) + (second?.second_lost ?? 0),
      (first?.second_lost ?? 0) + (second?.first_lost ?? 0),
    ],
  };
}

const ended = (state: GameState): EndOfGame | null => (typeof state === 'string' ? null : state);

function winnerOf(score: Score): 0 | 1 | null {
  if (score === 0.5) return null;
  return score === 1 ? 0 : 1;
}
