import type { Game } from '../game.ts';

/** At the end of a turn: the Smoke of those who fired at movement in it falls, in the order of their shots (FL-11.41a). */
export function closeSmoke({ s }: Game): void {
  s.fumes = [];
}
