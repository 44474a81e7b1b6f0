import type { Refusal } from '@linstock/kernel';
import type { ShootAnswer } from '../answers.ts';
import type { Game } from '../game.ts';
import type { Situation } from '../measure/situation.ts';
import { refused } from '../refuse.ts';

/** High walls: breaches by heavy guns, engineers at gates, storming with ladders (C6). */

/** Why a heavy gun may not try at a wall so (MM-C6f, MM-C6k); null when it may. */
export function refuseBreachShot(_game: Game, _situation: Situation, _answer: ShootAnswer): Refusal | null {
  return refused('R-BREACH', 'MM-C6d', 'Only a heavy gun, engineers or a mine can breach a high wall.');
}

/** The tries at walls a heavy gun has. */
export function wallShotsOf(_game: Game, _situation: Situation, _company: number): ShootAnswer[] {
  return [];
}
