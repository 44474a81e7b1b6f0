import type { Game } from '../game.ts';
import { CHARGES, REMAINING_FIRES } from '../state.ts';
import { enter } from './phases.ts';

/** Phases 5 and 7, of which only the law and the blows stand: nobody moves in them yet. Each goes with what replaces it. */

/** NOT BUILT: phase 5 (JR-5.6a, D10) asks nobody for the legs of a disengaging move; all stay. */
export function skipDisengagingMoves(game: Game): void {
  enter(game, CHARGES);
}

/** NOT BUILT: phase 7 (JR-5.8a, D11 to D14, D16, D18) moves, forms and brings on nobody. */
export function skipMoves(game: Game): void {
  enter(game, REMAINING_FIRES);
}
