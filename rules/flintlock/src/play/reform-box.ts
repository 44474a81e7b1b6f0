import type { Game, Play } from '../game.ts';

/**
 * Before an Activation with militia in the Reform Box its side says whether it passes; else the roll is made and those who
 * return are placed (FL-15.2b, c).
 */
export function* reformBox(_game: Game): Play {}
