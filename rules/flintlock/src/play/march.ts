import type { Game, Play } from '../game.ts';
import type { Deed } from './deed.ts';

/** A move, step by step (FL-7). */
export const move: Deed<'move'> = {
  options: () => [],
  refuse: () => null,
  *carryOut() {},
};

/** A move that was stopped by Reaction Fire goes on, or ends where it is (FL-11.13l). */
// oxlint-disable-next-line require-yield
export function* goOn(game: Game): Play {
  game.s.moving = null;
}
