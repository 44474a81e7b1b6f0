import type { Side } from '@linstock/kernel';
import type { Room, Rooms } from '../games/rooms.ts';
import type { SeatDevices } from './seatDevices.ts';

/** Milliseconds without a visit after which the player who is asked in a game without a clock counts as absent. */
const ABSENT_MS = 14 * 86_400_000;

/** What tells whether a player has left. */
export interface AbsenceSources {
  readonly rooms: Rooms;
  readonly devices: SeatDevices;
  readonly services: { readonly now: () => number };
}

/**
 * True if the player of a seat has left a game that goes on: the time has run out, a machine plays in the player's place, no device
 * holds the seat any more, or nobody has come for 14 days to a question without a clock.
 */
export async function isAbsent(
  { rooms, devices, services }: AbsenceSources,
  room: Room,
  side: Side,
): Promise<boolean> {
  const { judge, seats } = room;
  const seat = seats[side];
  if (judge.over || seat?.bot !== null || seat.tokenHash === null) return false;
  if (!(await devices.holding(room)).some((each) => each.side === side)) return true;
  const state = (await rooms.present(judge.id))?.sides[side];
  if (!state) return false;
  if (state.clock !== null) return state.machine || state.out !== null;
  const { connected, lastHere } = state;
  return !connected && judge.asks(side) && lastHere !== null && services.now() - lastHere > ABSENT_MS;
}
