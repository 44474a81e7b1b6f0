import { otherSide, type Side } from '@linstock/kernel';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { type StoredChallenge, termsOf } from './challenges.ts';

/** Minutes of a day. */
const DAY_MINUTES = 1440;

/** A game of an accepted challenge: the only one or the first of a pair, or the second. */
export type ChallengeGame = 'first' | 'second';

/** A challenge, with the hashes of the tokens of its seats if they are known beforehand. */
type PlayedChallenge = Omit<StoredChallenge, 'maker_seat'> & { readonly maker_seat: string | null };

/**
 * A game of an accepted challenge, both seats given. If the program ended before the game was made, it is made now. Two nodes
 * that do so at once make one game, since its id has been stored with the challenge. Throws a Fault for the second game of a pair
 * before the first is over.
 */
export async function gameOfChallenge(
  rooms: Rooms,
  row: PlayedChallenge,
  which: ChallengeGame = 'first',
): Promise<Room> {
  if (which === 'second') return secondGame(rooms, row);
  const { game, taker, taker_seat: seat, maker_side: makerSide } = row;
  if (game === null || taker === null || makerSide === null)
    throw new Fault(409, 'not-accepted', 'Nobody has accepted this challenge yet.');
  const { system, battle, options, clock, talk, spectators } = termsOf(row);
  const maker = { kind: 'human', name: row.maker } as const;
  const other = { kind: 'human', name: taker } as const;
  const first = makerSide === 0;
  if ((await rooms.store.game(game)) === null) {
    // The record has only the allowed delay; the terms of the clock are stored separately.
    const minutes =
      clock.kind === 'days' ? clock.days * DAY_MINUTES : clock.kind === 'budget' && clock.minutes;
    const wish = {
      system,
      battle,
      options,
      seats: first ? [maker, other] : [other, maker],
      ...(minutes && { clock: { minutes, late: 'claim' as const } }),
    } satisfies Parameters<Rooms['create']>[0];
    const tokenHashes = first ? ([row.maker_seat, seat] as const) : ([seat, row.maker_seat] as const);
    await rooms
      .create(wish, row.made_by, { ...{ id: game, tokenHashes, clock }, terms: { talk, spectators } })
      .catch(async (error: unknown) => {
        // Another request has just made it.
        if ((await rooms.store.game(game)) === null) throw error;
      });
  }
  return rooms.room(game);
}

/** The second game of a pair: the same players, sides changed. Each takes the seat with a token of its own. */
async function secondGame(rooms: Rooms, row: PlayedChallenge): Promise<Room> {
  if (!termsOf(row).pair) throw new Fault(409, 'no-pair', 'This challenge is one game, not a pair.');
  const first = await gameOfChallenge(rooms, row);
  if (!first.judge.over)
    throw new Fault(409, 'first-game', 'The second game of a pair begins when the first is over.');
  const { game, maker_side: side } = row;
  const swapped = {
    ...row,
    game: `${game}-2`,
    maker_side: side === null ? null : otherSide(side),
    // The tokens of the second game are made when its seats are taken.
    maker_seat: null,
    taker_seat: null,
  };
  return gameOfChallenge(rooms, swapped);
}

/** The side of a player of an accepted challenge in one of its games; null for anyone else. */
export function sideIn(
  row: StoredChallenge,
  browserHash: string,
  which: ChallengeGame = 'first',
): Side | null {
  if (row.maker_side === null) return null;
  const swapped = which === 'second';
  if (browserHash === row.maker_hash) return swapped ? otherSide(row.maker_side) : row.maker_side;
  if (browserHash === row.taker_hash) return swapped ? row.maker_side : otherSide(row.maker_side);
  return null;
}
