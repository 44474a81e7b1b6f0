import { Fault } from '../fault.ts';
import type { Rooms, SeatWishes } from '../games/rooms.ts';
import type { Limits } from './limits.ts';

/** Refuses one more game to a visitor who has made many, or has many games of machines under way. */
export async function refuseTooMany(
  rooms: Rooms,
  { games: { most, days }, machineGames }: Limits,
  maker: string,
  seats: SeatWishes,
): Promise<void> {
  const made = await rooms.store.madeBy(maker, days);
  if (made.lately >= most) {
    const sentence = `You have made ${made.lately} games here in ${days} days, and more are not kept. Delete some of them, then try again.`;
    throw new Fault(429, 'too-many-games', sentence);
  }
  if (made.machines < machineGames || seats.some(({ kind }) => kind === 'human')) return;
  const sentence = `${made.machines} games of machines alone that you made are under way here. Wait until one has ended, or delete one.`;
  throw new Fault(429, 'too-many-machines', sentence);
}
