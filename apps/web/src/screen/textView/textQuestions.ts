/** Answers of the text view to questions in words: odds, units near, distances, events, losses. It changes nothing. */

import { sharesOf, shareText } from '@linstock/kernel';
import {
  answerOddsQuery,
  answerQuery,
  type Body,
  bestOddsInWords,
  chancesInWords,
  type LineContext,
  type QuestionContext,
  sheetHelp,
} from '@linstock/scene';
import { meaningOfPicks, narrowedIn, picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';

/** The possible lines, with names of this battle as examples. */
function helpIn(state: SessionState): string {
  const { own, foe } = findExamples(state);
  const general =
    `Ask: odds, or odds with who and whom such as "odds ${own} on ${foe}", near and a name, ` +
    'describe and a name, distance and a name to a name, last, losses, what. ' +
    `Tell: who, what, and whom or where, such as "advance ${own} 2", "wheel ${own} left", ` +
    `"${own} fires on ${foe}"; or words out of an answer; then yes, back, undo, end, forced, halt. ` +
    'Any clicks can be spelled out, such as "click NAME; 1011; facing 60" or "click NAME; forward 3.25".';
  const open = sheetIn(state);
  return open ? `${sheetHelp(open.sheet)} ${general}` : general;
}

/** A body of each side on the map, by its name as typed; the enemy's as an object. */
export function findExamples({ asked, scene }: SessionState): { readonly own: string; readonly foe: string } {
  const standing = scene?.pieces.filter(({ place, pose }) => place !== null || pose) ?? [];
  const bodies = scene?.bodies.filter(({ pieces }) => pieces.length > 1) ?? [];
  const bodyOf = (mine: boolean): Body | null => {
    const of = standing.filter(({ side }) => (side === (asked?.side ?? 0)) === mine).map(({ id }) => id);
    return bodies.find(({ pieces }) => pieces.some((id) => of.includes(id))) ?? null;
  };
  const foe = bodyOf(false);
  return {
    own: bodyOf(true)?.name.toLowerCase() ?? 'a name',
    foe: foe === null ? 'a name' : `${foe.called}`.toLowerCase(),
  };
}

/** The answer to a question of the text view; null if the line asks none. */
export function answerTextQuestion(line: string, state: SessionState): string | null {
  const { game, rulebook } = state;
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const word = first.toLowerCase();
  // The commands of a sheet answer this question themselves.
  if (word === 'odds') return sheetIn(state) ? null : oddsOf(rest.join(' '), state);
  if (word === 'help' && rest.length === 0) return helpIn(state);
  const about = makeQuestionContext(state);
  return game && rulebook && about ? answerQuery(line, about) : null;
}

/** The possible subjects of a question in the text view. Null before a game is there. */
export function makeQuestionContext({ game, scene, rulebook, known }: SessionState): QuestionContext | null {
  if (!game || !rulebook) return null;
  const { field, position } = game;
  const { threats, ground } = rulebook.present.shows;
  return {
    game,
    scene,
    ground: ground(field),
    threats: threats && ((piece) => threats({ field, state: position.state, known }, piece)),
  };
}

/** The things that a line in the text view can name now; null without an open question. */
export function makeLineContext({ asked, scene, game, rulebook }: SessionState): LineContext<unknown> | null {
  if (!asked || !scene || !game || !rulebook) return null;
  return { menu: asked.menu, scene, side: asked.side, ground: rulebook.present.shows.ground(game.field) };
}

/**
 * The chances for the named units; else for the chosen ones and their possible answers, or for all possible
 * throws now.
 */
function oddsOf(said: string, state: SessionState): string {
  const { game } = state;
  const meaning = meaningOfPicks(state);
  const narrowed = narrowedIn(state);
  const picks = picksIn(state);
  const spoken = makeLineContext(state);
  if (!spoken || !game) return 'Nothing is asked of you now.';
  const preview = (answer: unknown) => game.preview(spoken.side, answer);
  if (said !== '') return answerOddsQuery(said, spoken, preview);
  if (meaning?.preview.first) return `${chancesInWords(meaning.choice.label, meaning.preview.first)}.`;
  if (meaning) return describeOdds(state);
  return narrowed && picks.length > 0
    ? bestOddsInWords(narrowed.left, spoken, preview)
    : answerOddsQuery('', spoken, preview);
}

/** The possible results of the dice for the present choice. */
export function describeOdds(state: SessionState): string {
  const meaning = meaningOfPicks(state);
  const first = meaning?.preview.first;
  if (!meaning) return '';
  if (!first) return `${meaning.choice.label}: no dice are thrown for it.`;
  const shares = sharesOf(first).map((share) => `${share.outcome.label} ${shareText([share])}`);
  return `${first.title}: ${shares.join(', ')}.`;
}
