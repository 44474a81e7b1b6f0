import { meaningOf } from '../picking/meaningOf.ts';
import type { SessionState } from '../state/state.ts';
import { isLastWord } from './ending.ts';

/**
 * Why the step does not end yet: an order to a formation is under way, and the end would pass the game on before the order is carried
 * out. Null if nothing is under way, or if the end only settles what the order waits for.
 */
export function orderUnderWay(state: SessionState): string | null {
  const { asked, game, unfinished } = state;
  const choice = asked?.ending?.choice;
  if (!unfinished || !asked || !choice || !isLastWord(meaningOf(game, state, asked.side, choice)))
    return null;
  return `The order to ${unfinished.called} is not carried out yet. Let it go on, or stop it, first.`;
}
