/** Shows a sheet to the player: with its draft, or with the answer given or taken back before. */
import { type Json, type Question, sealedKnownTo } from '@linstock/kernel';
import { type Filled, keepFitting, type Sheet } from '@linstock/scene';
import type { Pass } from '../agenda/intention.ts';
import { sheetIn } from '../state/modeSelectors.ts';
import type { OpenSheet } from '../state/state.ts';
import { changeState, type Transition } from '../state/transition.ts';
import { findLastGivenAnswer, keyOfSheet } from './sheetMemory.ts';

/** The sheet of a question. */
interface PutSheet {
  readonly t: Transition;
  /** Null if the question has no sheet, or one without rows, which is given automatically. */
  readonly open: OpenSheet | null;
  readonly pass: Pass | null;
  /** Number of rows filled in before that no longer fit. */
  readonly lost: number;
}

/** The state of a new sheet: no active body, no waiting choice, no unit left out. */
const NOTHING_IN_HAND = { body: null, kept: null, waits: null, looks: null } as const;

/** The sheet of the question just asked, with its draft. */
export function putSheet(t: Transition, question: Question<unknown>): PutSheet {
  const none = { t, open: null, pass: null, lost: 0 };
  const { game, rulebook, storedDraft } = t.rules;
  const { sheets } = t.state;
  const before = sheetIn(t.state);
  if (!game) return none;
  const { field, position } = game;
  const known = sealedKnownTo(position, question.side);
  const sheet = rulebook.present.asks.sheet?.({ field, state: position.state, known }, question) ?? null;
  if (!sheet) return none;
  const pass = passOf(sheet, question);
  if (pass) return { ...none, pass };
  const key = keyOfSheet(question);
  const draft =
    sheets.drafts[key] ??
    storedDraft(key, stretchIn(t)) ??
    readSheet(t, sheet, question, sheets.undone[key] ?? sameOf(question));
  const filled = keepFitting(sheet, draft);
  const last = keepFitting(sheet, readSheet(t, sheet, question, findLastGivenAnswer(sheets, key)));
  const row = before?.row ?? null;
  const stays = sheet.rows.some(({ id }) => id === row) && sheets.last === key;
  return {
    t: changeState(t, { sheets: { ...sheets, last: key, drafts: { ...sheets.drafts, [key]: filled } } }),
    open: { sheet, filled, last, row: stays ? row : null, ...NOTHING_IN_HAND },
    pass: null,
    lost: Object.keys(draft).length - Object.keys(filled).length,
  };
}

/** The fields that an answer filled in; empty if there is no answer. */
export function readSheet(
  { rules }: Transition,
  sheet: Sheet<unknown>,
  { kind }: Question<unknown>,
  given: Json | undefined,
): Filled {
  const answer = given === undefined ? null : rules.rulebook.parseAnswer(kind, given);
  return answer === null ? {} : sheet.read(answer);
}

/** The stretch of play under way, such as the number of the turn. */
export function stretchIn({ rules: { game, rulebook } }: Transition): number {
  return game ? rulebook.clock(game.field, game.position.state).now : 0;
}

/** The empty answer of a sheet that has no rows, if it is legal; else null. */
function passOf(sheet: Sheet<unknown>, question: Question<unknown>): Pass | null {
  const answer = sheet.rows.length === 0 ? sheet.answer({}) : null;
  if (answer === null || question.refuse(answer) !== null) return null;
  const { side, clause } = question;
  return { kind: 'pass', side, clause, title: sheet.title, answer };
}

/** The answer that all others amount to. It is filled in beforehand, since the other side may still choose. */
const sameOf = (question: Question<unknown>): Json | undefined =>
  (question.standing?.same?.() ?? undefined) as Json | undefined;

/** The message about filled-in rows that no longer fit. */
export const describeLostRows = (rows: number): string =>
  rows === 1
    ? 'One row of your form no longer fits, and is left open.'
    : `${rows} rows of your form no longer fit, and are left open.`;
