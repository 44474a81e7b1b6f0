import type { Guide } from '@linstock/kernel';
import { chapters } from './chapters.ts';
import { counsel } from './counsel.ts';
import { sequence } from './sequence.ts';
import { signs } from './signs.ts';

/**
 * The guide for a newcomer: the sequence of play, the signs on the board, the chapters of the rules, how each
 * battle is won.
 */
export const guide: Guide = { sequence, signs, chapters, counsel };
