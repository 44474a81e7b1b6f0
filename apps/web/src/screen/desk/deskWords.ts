/** What the desk tells to one who asks in words: odds, who is near, how far, what happened, what is lost. It changes nothing. */

import { sharesOf, shareText } from '@linstock/kernel';
import { chancesSaid, oddsAmong, oddsAsked, SHEET_HELP, type Spoken, toldOf } from '@linstock/scene';
import type { SessionState } from '../state.ts';

const HELP =
  'Ask: odds, or odds with who and whom such as "odds british guns on the militia", near and a name, ' +
  'distance and a name to a name, last, losses, what. ' +
  'Tell: who, what, and whom or where, such as "71st to Morgan Hill", "advance legion infantry 2", "wheel webster left", ' +
  '"3d company fires on the militia"; or words out of an answer; then yes, back, undo, end, forced, halt.';

/** The answer to a question of the desk; null where the line asks none. */
export function toldAtDesk(line: string, state: SessionState): string | null {
  const { game, scene, rulebook } = state;
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  // A sheet tells its own.
  if (word === 'odds') return state.sheet ? null : oddsOf(rest.join(' '), state);
  if (word === 'help' && rest.length === 0) return state.sheet ? `${SHEET_HELP} ${HELP}` : HELP;
  return game && rulebook ? toldOf(line, { game, scene, ground: rulebook.present.ground(game.field) }) : null;
}

/** What a line at the desk can be about now; null where nothing is asked. */
export function spokenIn({ asked, scene, game, rulebook }: SessionState): Spoken<unknown> | null {
  if (!asked || !scene || !game || !rulebook) return null;
  return { offer: asked.offer, scene, side: asked.side, ground: rulebook.present.ground(game.field) };
}

/** The chances of what is named; else of what is chosen, of what it could come to, or of all that can be thrown for now. */
function oddsOf(said: string, state: SessionState): string {
  const { game, meaning, narrowed, picks } = state;
  const spoken = spokenIn(state);
  if (!spoken || !game) return 'Nothing is asked of you now.';
  const preview = (answer: unknown) => game.preview(spoken.side, answer);
  if (said !== '') return oddsAsked(said, spoken, preview);
  if (meaning?.preview.first) return `${chancesSaid(meaning.choice.label, meaning.preview.first)}.`;
  if (meaning) return oddsTold(state);
  return narrowed && picks.length > 0
    ? oddsAmong(narrowed.left, spoken, preview)
    : oddsAsked('', spoken, preview);
}

/** What the dice may say to what is chosen. */
export function oddsTold({ meaning }: SessionState): string {
  const first = meaning?.preview.first;
  if (!meaning) return '';
  if (!first) return `${meaning.choice.label}: no dice are thrown for it.`;
  const shares = sharesOf(first).map((share) => `${share.outcome.label} ${shareText([share])}`);
  return `${first.title}: ${shares.join(', ')}.`;
}
