import type { Game } from '../game.ts';
import { CHARGES } from '../state.ts';
import { enter } from './phases.ts';

/** NOT BUILT: phase 5 (JR-5.6a, D10) asks nobody for the legs of a disengaging move; all stay. */
export function skipDisengagingMoves(game: Game): void {
  enter(game, CHARGES);
}
