import type { Game } from '../game.ts';
import { MOVES } from '../state.ts';
import { enter } from './phases.ts';

/** Phase 6, of which only the law and the blows stand: nobody charges yet. */

/** NOT BUILT: phase 6 (P6, JR-5.7a) carries out no charge that was named; all stay. */
export function skipCharges(game: Game): void {
  enter(game, MOVES);
}
