/** What the desk tells to one who asks in words: odds, who is near, how far, what happened, what is lost. It changes nothing. */

import { sharesOf, shareText } from '@linstock/kernel';
import { toldOf } from '@linstock/scene';
import type { SessionState } from '../state.ts';

const HELP =
  'Ask: odds, near and a name, distance and a name to a name, last, losses, what. ' +
  'Tell: who, what, and whom or where, such as "71st to Morgan Hill", "advance legion infantry 2", "wheel webster left", ' +
  '"3d company fires on the militia"; or words out of an answer; then yes, back, undo, end, forced, halt.';

/** The answer to a question of the desk; null where the line asks none. */
export function toldAtDesk(line: string, state: SessionState): string | null {
  const { game, scene, rulebook } = state;
  switch (line.trim().toLowerCase()) {
    case 'help':
      return HELP;
    case 'odds':
      return oddsTold(state);
    default:
      return game && rulebook
        ? toldOf(line, { game, scene, ground: rulebook.present.ground(game.field) })
        : null;
  }
}

/** What the dice may say to what is chosen. */
export function oddsTold({ meaning }: SessionState): string {
  const first = meaning?.preview.first;
  if (!meaning) return 'Nothing is chosen yet. Say who acts and on whom, then "odds".';
  if (!first) return `${meaning.choice.label}: no dice are thrown for it.`;
  const shares = sharesOf(first).map((share) => `${share.outcome.label} ${shareText([share])}`);
  return `${first.title}: ${shares.join(', ')}.`;
}
