import type { Game, Play } from '../model/game.ts';
import * as S from '../model/state.ts';

/** Thrown by the umpire of a dry run when dice are needed. */
const DICE = new Error('Dice are called for.');

/**
 * True if a stretch of play throws dice before it asks a question (FL-11.13e). It is tried on a copy of the position.
 * @param play the stretch, run on the copy
 */
export function throwsFirst({ field, s }: Pick<Game, 'field' | 's'>, play: (dry: Game) => Play): boolean {
  const dry: Game = {
    ...{ field, s: S.cloneState(s) },
    umpire: {
      emit: () => {},
      throw: () => {
        throw DICE;
      },
    },
  };
  try {
    play(dry).next();
    return false;
  } catch (fault) {
    if (fault === DICE) return true;
    throw fault;
  }
}
