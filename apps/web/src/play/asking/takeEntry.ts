/** After an entry, decides what becomes of the work that the player had begun at the question before. */
import type { Entry, Question, Side } from '@linstock/kernel';
import type { Scene } from '@linstock/scene';
import { keyOfSheet, withAnswer, withTakenBack, withUnsealed } from '../orders/sheetMemory.ts';
import { addDraft, removeDrafts } from '../picking/drafts.ts';
import { makePassedQuestion, passesQuestion } from '../question/openQuestion.ts';
import { endQuestion } from '../state/mode.ts';
import { addEffect, changeState, enterMode, type Transition } from '../state/transition.ts';

/** An entry that the game has just taken in. */
export interface TakenEntry {
  readonly entry: Entry;
  /** True if the game did not have it before; an entry comes again once its seal is opened. */
  readonly isNew: boolean;
  /** The question of its side before it. */
  readonly question: Question<unknown> | null;
  /** The stretch of play in which it was answered. */
  readonly stretch: number;
  /** The position before it, to be shown first if nothing is shown yet; null if it is not followed. */
  readonly before: Scene | null;
}

export function takeEntry(t: Transition, taken: TakenEntry): Transition {
  const { entry, isNew, question, stretch, before } = taken;
  // The position is shown as its reader has left it, so that what has happened since can be seen to happen.
  const shown = t.state.scene === null && before ? changeState(t, { scene: before }) : t;
  const passed = passQuestion(shown, entry);
  const { sheets } = passed.state;
  if (!isNew) return changeState(passed, { sheets: withUnsealed(sheets, entry) });
  if ('nonce' in entry) return passed;
  const answered = 'dice' in entry && question ? closeAnswered(passed, entry, question, stretch) : passed;
  const back = 'back' in entry ? withTakenBack(answered.state.sheets, entry.back) : answered.state.sheets;
  return saveFromNext(changeState(answered, { sheets: back }), entry.side);
}

/** A side has answered: the standing answers that it set with its question are saved now. */
function saveFromNext(t: Transition, side: Side): Transition {
  const { standingFromNext: next } = t.state;
  if (next?.side !== side) return t;
  return addEffect(changeState(t, { standingFromNext: null }), { do: 'save standing', ...next });
}

/** The open question no longer fits the game, if the entry has gone past it: none of its answers can be chosen. */
function passQuestion(t: Transition, entry: Entry): Transition {
  const { state, rules } = t;
  if (!rules.game || !passesQuestion(state, rules.game, entry)) return t;
  return enterMode(t, endQuestion(state.mode), { asked: makePassedQuestion(state), agenda: addDraft(state) });
}

/** A side has answered: its half-written answer has become its answer, or is void. */
function closeAnswered(
  before: Transition,
  entry: Entry,
  question: Question<unknown>,
  stretch: number,
): Transition {
  const key = keyOfSheet(question);
  const t = changeState(before, { sheets: withAnswer(before.state.sheets, key, entry) });
  return forgetDrafts(addEffect(t, { do: 'forget draft', key, stretch }), entry.side);
}

function forgetDrafts(t: Transition, side: Side): Transition {
  const { asked, mode } = t.state;
  const agenda = removeDrafts(t.state.agenda, side);
  // No question is shown during a look back, but the answer may have been sent before.
  if (asked && asked.side !== side) return changeState(t, { agenda });
  return enterMode(t, endQuestion(mode), { agenda, sent: false });
}
