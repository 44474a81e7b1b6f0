import { faultOf } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';

/** The errors of a game that is gone, or that cannot be opened here. */
const GONE: readonly string[] = ['no-game', 'no-system', 'damaged', 'bad-record'];

/** A game of a list; null for one that cannot be opened: the others of the list are shown all the same. */
export async function listedRoom(rooms: Rooms, id: string): Promise<Room | null> {
  return rooms.room(id).catch((error: unknown) => {
    if (GONE.includes(faultOf(error).body.code)) return null;
    throw error;
  });
}
