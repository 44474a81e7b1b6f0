import type { Side } from '@linstock/kernel';
import { Fault } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { type StoredChallenge, termsOf } from './challenges.ts';

/** Minutes of a day. */
const DAY_MINUTES = 1440;

/**
 * The game of an accepted challenge, both seats given. If the program ended before the game was made, it is made now. Two nodes
 * that do so at once make one game, since its id has been stored with the challenge.
 */
export async function gameOfChallenge(rooms: Rooms, row: StoredChallenge): Promise<Room> {
  const { game, taker, taker_seat: seat, maker_side: makerSide } = row;
  if (game === null || taker === null || seat === null || makerSide === null)
    throw new Fault(409, 'not-accepted', 'Nobody has accepted this challenge yet.');
  const { system, battle, options, clock } = termsOf(row);
  const maker = { kind: 'human', name: row.maker } as const;
  const other = { kind: 'human', name: taker } as const;
  const first = makerSide === 0;
  if ((await rooms.store.game(game)) === null) {
    const days = clock.kind === 'days' ? { minutes: clock.days * DAY_MINUTES, late: 'claim' as const } : null;
    const wish = {
      system,
      battle,
      options,
      seats: first ? [maker, other] : [other, maker],
      ...(days && { clock: days }),
    } satisfies Parameters<Rooms['create']>[0];
    const tokenHashes = first ? ([row.maker_seat, seat] as const) : ([seat, row.maker_seat] as const);
    await rooms.create(wish, row.made_by, { id: game, tokenHashes }).catch(async (error: unknown) => {
      // Another request has just made it.
      if ((await rooms.store.game(game)) === null) throw error;
    });
  }
  return rooms.room(game);
}

/** The side of a player of an accepted challenge; null for anyone else. */
export function sideIn(row: StoredChallenge, browserHash: string): Side | null {
  if (row.maker_side === null) return null;
  if (browserHash === row.maker_hash) return row.maker_side;
  if (browserHash === row.taker_hash) return row.maker_side === 0 ? 1 : 0;
  return null;
}
