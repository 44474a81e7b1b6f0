/** Filling in a sheet: its content stays until it is sent, whatever entry arrives. */
import type { Question } from '@linstock/kernel';
import {
  clearRow,
  type Filled,
  keepFitting,
  type RowNote,
  type SheetRow,
  unsetRows,
  writeRow,
} from '@linstock/scene';
import { sendAnswer } from '../automatic/askIntention.ts';
import { writeBodyRows } from '../chosen/bodyOrder.ts';
import { sheetIn } from '../state/modeSelectors.ts';
import type { OpenSheet } from '../state/state.ts';
import {
  addEffect,
  changeState,
  enterMode,
  showToast,
  type Transition,
  type WritableFields,
} from '../state/transition.ts';
import { explainDefault } from './defaultChoice.ts';
import { readSheet, stretchIn } from './putSheet.ts';
import { findLastGivenAnswer, keyOfSheet } from './sheetMemory.ts';

/** Writes in a row, or says why not. A choice that needs a click waits for it. */
export function fillRow(t: Transition, open: OpenSheet, row: SheetRow, written: RowNote): Transition {
  const needs = row.choices.find(({ id }) => id === written.choice)?.needs;
  if (!written.detail && (needs?.kind === 'place' || needs?.kind === 'piece'))
    return changeSheet(t, { row: row.id, waits: written.choice });
  const done = writeRow(open.sheet, open.filled, row, written);
  if ('refusal' in done) return showToast(t, done.refusal.sentence, done.refusal.clause);
  return fillSheet(t, done.filled, row.id);
}

/** Makes a row active; null: none. */
export const holdRow = (t: Transition, row: string | null): Transition =>
  changeSheet(t, { row, waits: null, body: null, kept: null });

/** Makes a body active, so that a click on the map sends all of it that way. The active one is let go. */
export const holdBody = (t: Transition, open: OpenSheet, body: string): Transition =>
  changeSheet(t, { row: null, waits: null, body: open.body === body ? null : body, kept: null });

/** Makes the next row active that is still open. */
export function holdNextUnset(t: Transition, { sheet, filled, row }: OpenSheet): Transition {
  const at = sheet.rows.findIndex(({ id }) => id === row);
  const left = unsetRows(sheet, filled);
  const next = left.find((each) => sheet.rows.indexOf(each) > at) ?? left[0];
  return next ? holdRow(t, next.id) : t;
}

/** Writes the same in all these rows, except those that refuse it. */
export function writeRows(
  t: Transition,
  open: OpenSheet,
  rows: readonly SheetRow[],
  choice: string,
): Transition {
  return writeEach(t, open, rows, (row) => {
    const own = row.choices.find(({ id }) => id === choice);
    return own ? explainDefault(own) : { choice };
  });
}

/** Writes in rows of one body, in each its own, and names those that refuse it, with the reason. */
export function writeEach(
  t: Transition,
  open: OpenSheet,
  rows: readonly SheetRow[],
  written: (row: SheetRow) => RowNote,
): Transition {
  const [first] = rows;
  if (!first) return t;
  const { filled, kept } = writeBodyRows(open.sheet, open.filled, rows, written);
  return changeSheet(fillSheet(t, filled), { kept: { body: first.body, of: kept } });
}

/** Writes in some rows what a card proposes, or says why one refuses it. The active row stays. */
export function writeProposed(
  t: Transition,
  open: OpenSheet,
  writes: readonly { readonly row: string; readonly written: RowNote }[],
): Transition {
  let { filled } = open;
  for (const { row: id, written } of writes) {
    const row = open.sheet.rows.find((each) => each.id === id);
    const done = row && writeRow(open.sheet, filled, row, written);
    if (!done) continue;
    if ('refusal' in done) return showToast(t, done.refusal.sentence, done.refusal.clause);
    filled = done.filled;
  }
  return fillSheet(t, filled);
}

/** Leaves a row open again. */
export const reopenRow = (t: Transition, open: OpenSheet, row: SheetRow): Transition =>
  fillSheet(t, clearRow(open.filled, row));

/** Fills the open rows with last time's orders, and names those that are not possible again. */
export function fillAsLastTime(before: Transition, open: OpenSheet): Transition {
  const question = questionIn(before);
  if (!question) return before;
  const filled = keepFitting(open.sheet, { ...open.last, ...open.filled });
  const t = fillSheet(before, filled);
  const given = readSheet(t, open.sheet, question, findLastGivenAnswer(t.state.sheets, keyOfSheet(question)));
  const lost = unsetRows(open.sheet, filled).filter(({ id }) => given[id] !== undefined);
  if (lost.length === 0) return t;
  const names = lost.map(({ label }) => label).join(', ');
  return showToast(t, `Not possible again, so left open: ${names}.`, question.clause);
}

/** Gives the sheet as it is filled in, or says why it may not be given. */
export function lockSheet(t: Transition, open: OpenSheet): Transition {
  const question = questionIn(t);
  const answer = open.sheet.answer(open.filled);
  if (!question || answer === null || t.state.sent) return t;
  const refused = question.refuse(answer);
  if (refused) return showToast(t, refused.sentence, refused.clause);
  return sendAnswer(t, question.side, answer);
}

/** The sheet with these values, and with `row` active. */
export function fillSheet(
  before: Transition,
  filled: Filled,
  row = sheetIn(before.state)?.row ?? null,
): Transition {
  const t = changeSheet(before, { filled, row, waits: null, kept: null });
  const question = questionIn(t);
  if (!question) return t;
  const { sheets } = t.state;
  const key = keyOfSheet(question);
  const drafts = { ...sheets.drafts, [key]: filled };
  return addEffect(changeState(t, { sheets: { ...sheets, drafts } }), {
    ...{ do: 'store draft', key, stretch: stretchIn(t), filled },
  });
}

/** The open sheet with other data. Earlier messages are removed. */
export function changeSheet(t: Transition, fields: Partial<OpenSheet>): Transition {
  return enterSheet(t, fields, { toast: null });
}

/** The open sheet with other data. */
export function enterSheet(t: Transition, fields: Partial<OpenSheet>, also: WritableFields = {}): Transition {
  const { mode } = t.state;
  return mode.at === 'sheet' ? enterMode(t, { ...mode, open: { ...mode.open, ...fields } }, also) : t;
}

function questionIn({ state, rules }: Transition): Question<unknown> | null {
  return state.asked ? (rules.game?.question(state.asked.side) ?? null) : null;
}
