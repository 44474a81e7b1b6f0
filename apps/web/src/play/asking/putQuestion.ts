/** Puts the open question of a seat of this page before the player, and continues what the player has begun. */
import type { Question } from '@linstock/kernel';
import { answerUnlisted, resumeAgenda } from '../answering/runAgenda.ts';
import { addIntentions } from '../automatic/intentions.ts';
import { describeLostRows, putSheet } from '../orders/putSheet.ts';
import { addDraft } from '../picking/drafts.ts';
import { fillQuestionFields, makePassedQuestion, putToPlayer } from '../question/openQuestion.ts';
import { endQuestion, IDLE, type Mode, makePickingMode } from '../state/mode.ts';
import { shownEntryIn } from '../state/modeSelectors.ts';
import type { AnyGame } from '../state/state.ts';
import { addEffect, changeState, enterMode, showToast, type Transition } from '../state/transition.ts';
import { isBusy } from '../steps/progress.ts';
import type { Step } from '../steps/step.ts';
import { UNSEEN } from './curtain.ts';
import { chooseQuestion, listSealedOnScreen, sceneOfScreen } from './sharedScreen.ts';

/**
 * Shows the present position, and asks.
 * @param step the step of playback that is shown now; the game may have taken in more
 */
export function showPresent(t: Transition, step: Step | null = null): Transition {
  const { state, rules } = t;
  const { game } = rules;
  if (!game) return t;
  const looking = shownEntryIn(state) !== null;
  const known = looking ? state.known : listSealedOnScreen(state, rules, game.position);
  const scene = looking ? state.scene : (step?.scene ?? sceneOfScreen(state, rules, game.position));
  return putQuestion(changeState(t, { status: 'ready', game, head: step?.n ?? game.head, scene, known }));
}

/** Puts the open question of a seat of this page before the player. */
export function putQuestion(before: Transition): Transition {
  const { state, rules } = before;
  const { game } = rules;
  if (!game) return before;
  const busy = isBusy(state.progress) || shownEntryIn(state) !== null;
  const ours = busy ? [] : game.open.filter(({ side }) => rules.seats.includes(side));
  const open = ours.filter(({ side }) => state.standIns[side] === undefined);
  const { curtain, viewer, mine } = chooseQuestion(state, rules, open);
  const agenda = addDraft(state);
  const played = ours.filter(({ side }) => state.standIns[side] !== undefined);
  const asking = played.reduce((all, { side }) => addEffect(all, { do: 'think', side }), before);
  if (curtain !== null && state.alone) return showPresent(changeState(asking, { agenda, viewer: curtain }));
  const fields = { agenda, viewer, ...(curtain === null ? {} : UNSEEN) };
  const t = mine
    ? enterMode(asking, endQuestion(state.mode), { ...fields, asked: makePassedQuestion(state) })
    : changeState(asking, fields);
  const answered = mine && answerUnlisted(t, mine.side);
  if (answered?.done) return answered.t;
  return listQuestion(answered?.t ?? t, game, mine, { curtain, looksBack: shownEntryIn(state) !== null });
}

/** Lists the answers of a question, or opens its sheet. */
function listQuestion(
  before: Transition,
  game: AnyGame,
  question: Question<unknown> | null,
  { curtain, looksBack }: Pick<Transition['state'], 'curtain'> & { readonly looksBack: boolean },
): Transition {
  const { rulebook, seats } = before.rules;
  const asked = question && putToPlayer(rulebook, game, question, before.state.scene?.pieces ?? []);
  const put = question ? putSheet(before, question) : { t: before, open: null, pass: null, lost: 0 };
  const hand = asked ? makePickingMode(asked.menu) : IDLE;
  const mode: Mode = put.open ? { at: 'sheet', open: put.open, hand } : hand;
  const listed = enterMode(put.t, looksBack ? before.state.mode : mode, {
    ...{ asked, curtain, ...fillQuestionFields(game, question?.side ?? null, seats) },
  });
  const told =
    question && put.lost > 0 ? showToast(listed, describeLostRows(put.lost), question.clause) : listed;
  return resumeAgenda(put.pass ? addIntentions(told, put.pass) : told, question?.side ?? null);
}
