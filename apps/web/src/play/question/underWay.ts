import { meaningOf } from '../picking/meaningOf.ts';
import type { SessionState } from '../state/state.ts';
import { isLastWord } from './ending.ts';

/**
 * Why the step does not end yet: a formation is carrying out an order, and the end would pass the game on too
 * early. Null if no order is under way, or if the end only gives the answer that the order waits for.
 */
export function orderUnderWay(state: SessionState): string | null {
  const { asked, game, unfinished } = state;
  const choice = asked?.ending?.choice;
  if (!unfinished || !asked || !choice || !isLastWord(meaningOf(game, state, asked.side, choice)))
    return null;
  return `The order to ${unfinished.called} is not carried out yet. Let it go on, or stop it, first.`;
}
