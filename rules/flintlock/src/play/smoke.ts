import type { Game } from '../game.ts';

/** At the end of a turn: the Smoke of those who fired at movement in it falls, in the order of their shots (FL-11.41a). */
export function closeSmoke({ s }: Game): void {
  s.fumes = [];
}

/** At the end of an Activation, on both sides: the Smoke of those who did not fire in it is removed (FL-11.46). */
export function clearSmoke(_game: Game): void {}
