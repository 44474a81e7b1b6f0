import { RefusedCommand } from '@linstock/judge';
import { otherSide } from '@linstock/kernel';
import { z } from 'zod';
import { faultOf } from '../fault.ts';
import type { Room, Rooms } from '../games/rooms.ts';
import { challengeOfGame } from '../ratings/gameResults.ts';
import type { Services } from '../services.ts';
import { UNCLAIMED_QUEUE } from './seatKeeping.ts';

/**
 * Claims rated games in which the time of a side has been over for seven days. Friendly games never end by themselves. A side that
 * has answered since, or was given time, is not late: the claim is refused.
 */
export function claimUnclaimedGames(rooms: Rooms, services: Services): void {
  const job = z.object({ game: z.string(), side: z.literal([0, 1]) });
  services.jobs.work(UNCLAIMED_QUEUE, job, async ({ game, side }) => {
    const challenge = await challengeOfGame(services, game);
    if (challenge?.counts !== 'rated') return;
    const room = await openRoom(rooms, game);
    const claim = { t: 'claim', cmd: `unclaimed-${side}`, seen: room?.judge.head ?? 0 } as const;
    await room?.judge.takeCommand(otherSide(side), claim).catch((error: unknown) => {
      if (!(error instanceof RefusedCommand)) throw error;
    });
  });
}

/** The game, or null if it has been deleted. */
function openRoom(rooms: Rooms, game: string): Promise<Room | null> {
  return rooms.room(game).catch((error: unknown) => {
    if (faultOf(error).body.code === 'no-game') return null;
    throw error;
  });
}
