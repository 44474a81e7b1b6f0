import type { Game } from '../game.ts';
import { CHARGES, MOVES } from '../state.ts';
import { enter } from './phases.ts';

/** Phases 5 and 6, of which only the law and the blows stand: nobody moves in them yet. Each goes with what replaces it. */

/** NOT BUILT: phase 5 (JR-5.6a, D10) asks nobody for the legs of a disengaging move; all stay. */
export function skipDisengagingMoves(game: Game): void {
  enter(game, CHARGES);
}

/** NOT BUILT: phase 6 (P6, JR-5.7a) carries out no charge that was named; all stay. */
export function skipCharges(game: Game): void {
  enter(game, MOVES);
}
