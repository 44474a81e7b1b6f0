import type { Side } from '@linstock/kernel';
import type { Game } from '../game.ts';

/** The work of engineers (MM-E7k). */

/** Counts a turn of work at the end of the owner's player turn (MM-E7k3). */
export function countWork(_game: Game, _side: Side): void {}
