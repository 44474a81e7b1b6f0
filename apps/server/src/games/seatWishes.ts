import { levelPlayed, machineName } from '@linstock/bots';
import { mapPair, type SystemManifest } from '@linstock/kernel';
import type { Wish } from '@linstock/protocol';

/** The players that are wanted for a game, side 0 first. */
export type SeatWishes = Wish['seats'];

/** The same players, each machine at a level that its system has. */
export function atOfferedLevels(wishes: SeatWishes, system: Pick<SystemManifest, 'levels'>): SeatWishes {
  return mapPair(wishes, (wish) =>
    wish.kind === 'bot' ? { ...wish, level: levelPlayed(wish.level, system) } : wish,
  );
}

/** The name of a player who is wanted. */
export function nameOf(wish: SeatWishes[number]): string {
  return wish.name ?? (wish.kind === 'bot' ? machineName(wish.level) : 'A player');
}
