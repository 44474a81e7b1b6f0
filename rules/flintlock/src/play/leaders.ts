import type { Game, Play } from '../game.ts';

/** Leaders who are left alone, fall, or go along (FL-4.5d, FL-4.6). */

/**
 * Places every leader who is alone in his hex next to an enemy unit or with one, and every one whose last company is gone (FL-4.63).
 * Called after each change of hex and each removal of a combat unit, before anything else happens.
 */
// oxlint-disable-next-line require-yield
export function* settleLeaders(_game: Game): Play {}

/** A leader is killed: his replacement takes his place (FL-4.61). */
// oxlint-disable-next-line require-yield
export function* loseLeader(_game: Game, _leader: number): Play {}

/** Which leaders in the hex of these units go with them, as their owner says (FL-4.5d); they are not moved here. */
// oxlint-disable-next-line require-yield
export function* leadersGoing(_game: Game, _units: readonly number[]): Play<readonly number[]> {
  return [];
}
