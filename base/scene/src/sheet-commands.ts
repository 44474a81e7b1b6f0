import { degrees, spotOfInches } from '@linstock/ground';
import type { SheetDetail } from './row-note.ts';
import {
  clearRow,
  type Filled,
  keepFitting,
  type Sheet,
  type SheetChoice,
  type SheetRow,
  unsetRows,
  writeRow,
  writeRows,
} from './sheet.ts';
import { isDeed, isIdle, isTowards, synonymsOf } from './typed/deeds.ts';
import { namedBy, wordsOf } from './words.ts';

/** A sheet filled in by words, in the text view and on the command line. */

/** The result of a line typed to a sheet. */
export interface SheetReply {
  readonly filled: Filled;
  /** The reply. */
  readonly says: string;
  /** The sheet is to be sent in its present state. */
  readonly locks?: true;
}

/** Help for filling in a sheet by words, in one line, with one of its rows and choices as an example. */
export function sheetHelp<A>({ rows }: Sheet<A>): string {
  const row = rows[0]?.label.toLowerCase() ?? 'a row';
  const labels = (rows[0]?.choices ?? []).map(({ label }) => label.toLowerCase());
  const choice = labels.find((label) => label === 'hold') ?? labels[0] ?? 'its choice';
  return (
    `Say "order ${Math.min(3, rows.length)} ${choice}" or "${row} ${choice}" (a row by its number or words), ` +
    `"order all ${choice}", "order rest ${choice}", "clear ${Math.min(3, rows.length)}", "as last time", "sheet", ` +
    '"odds" alone or with a name, or "lock".'
  );
}

/**
 * Carries out a line typed to a sheet; null if the line is not about it. The detail of a choice comes last: degrees, a
 * number, `hex 17`, inches as `spot 24 36.5`, or the id of a piece.
 * @param last what the same sheet was filled with the last time
 */
export function sayToSheet<A>(
  sheet: Sheet<A>,
  filled: Filled,
  line: string,
  last: Filled,
): SheetReply | null {
  const said = line.trim().toLowerCase();
  const [verb = '', ...rest] = said.split(/\s+/);
  if (said === 'sheet') return { filled, says: sheetInWords(sheet, filled) };
  if (said === 'as last time') return counted(sheet, { ...keepFitting(sheet, last), ...filled });
  if (said === 'lock') return lock(sheet, filled);
  if (verb === 'odds') return { filled, says: oddsInSheet(sheet, rest.join(' ')) };
  if (verb === 'clear') return clear(sheet, filled, rest.join(' '));
  if (verb === 'order') return order(sheet, filled, rest);
  return toldTo(sheet, filled, said.split(/\s+/));
}

/** A sheet as numbered lines: the choice of each row, or its possible choices. */
export function sheetInWords<A>(sheet: Sheet<A>, filled: Filled): string {
  const lines = sheet.rows.map((row, i) => {
    const written = filled[row.id];
    const told = row.choices.find(({ id }) => id === written?.choice)?.label;
    const open = row.choices.filter(({ refusal }) => refusal === null).map(({ label }) => label);
    return `${i + 1} ${row.label}: ${told ?? `? ${open.join(', ')}`}`;
  });
  return [sheet.title, ...lines].join('\n');
}

/** Maximum number of shots listed in one reply. */
const MAX_LISTED_SHOTS = 6;

/** The possible strikes of the rows, with the sheet's description of each; only those whose row or target has all the words. */
function oddsInSheet<A>({ rows }: Sheet<A>, said: string): string {
  const blows = rows.flatMap(({ label: who, choices }) =>
    choices
      .filter(({ at, refusal, does }) => at !== undefined && refusal === null && does !== undefined)
      .map(({ label, does }) => `${who} ${label}: ${does}`),
  );
  const meant = wordsOf(said).filter((word) => !isIdle(word) && !isTowards(word));
  const found = meant.length === 0 ? blows : namedBy(blows, (each) => each, meant.join(' '));
  if (found.length === 0) return 'This form has no odds.';
  return `${found.slice(0, MAX_LISTED_SHOTS).join('; ').replace(/[.]$/, '')}.`;
}

function lock<A>(sheet: Sheet<A>, filled: Filled): SheetReply {
  if (sheet.answer(filled) !== null) return { filled, says: 'Locked.', locks: true };
  return { filled, says: `It cannot be locked yet: ${left(sheet, filled)}.` };
}

function clear<A>(sheet: Sheet<A>, filled: Filled, words: string): SheetReply {
  const [row, ...more] = rowsNamed(sheet, filled, words);
  if (!row || more.length > 0) return { filled, says: `No one row is called "${words}".` };
  return { filled: clearRow(filled, row), says: `${row.label} has no order.` };
}

/** `3 hold`, `63rd foot move 45`, `all hold`: the row, the choice, and what it needs. */
function order<A>(sheet: Sheet<A>, filled: Filled, words: readonly string[]): SheetReply {
  const says = `No row gets an order from "${words.join(' ')}". ${sheetHelp(sheet)}`;
  return toldTo(sheet, filled, words) ?? { filled, says };
}

/** The order that words give to a row, to all, or to the rest; null if they order nothing. */
function toldTo<A>(sheet: Sheet<A>, filled: Filled, words: readonly string[]): SheetReply | null {
  for (let n = words.length - 1; n > 0; n--) {
    const name = words.slice(0, n).join(' ');
    const rows = rowsNamed(sheet, filled, name);
    const several = name === 'all' || name === 'rest';
    if (rows.length === 0 || (rows.length > 1 && !several)) continue;
    const told = toldIn(rows, words.slice(n));
    if (!told) continue;
    const written = { choice: told.choice.id, ...(told.detail && { detail: told.detail }) };
    if (several) return counted(sheet, writeRows(sheet, filled, rows, written));
    const [row] = rows as [SheetRow];
    const done = writeRow(sheet, filled, row, written);
    if ('refusal' in done) return { filled, says: done.refusal.sentence };
    return { filled: done.filled, says: `${row.label}: ${told.choice.label}. ${left(sheet, done.filled)}.` };
  }
  return null;
}

function rowsNamed<A>(sheet: Sheet<A>, filled: Filled, name: string): readonly SheetRow[] {
  if (name === 'all') return sheet.rows;
  if (name === 'rest') return unsetRows(sheet, filled);
  const numbered = /^\d+$/.test(name) ? sheet.rows[Number(name) - 1] : undefined;
  return numbered ? [numbered] : namedBy(sheet.rows, ({ label }) => label, name);
}

/** The one choice that these words begin with, and the rest of the words. */
function toldIn(
  rows: readonly SheetRow[],
  words: readonly string[],
): { readonly choice: SheetChoice; readonly detail: SheetDetail | null } | null {
  const choices = new Map(rows.flatMap((row) => row.choices).map((choice) => [choice.id, choice]));
  for (let n = words.length; n > 0; n--) {
    const name = words.slice(0, n).join(' ');
    const exact = [...choices.values()].find(({ id }) => id.toLowerCase() === name);
    const [named, ...more] =
      wordsOf(name).length > 0 ? namedBy([...choices.values()], ({ label }) => label, name) : [];
    const choice = exact ?? (more.length === 0 ? named : undefined);
    if (choice) return { choice, detail: detailOf(choice, words.slice(n)) };
  }
  const choice = deedIn([...choices.values()], words);
  return choice && { choice, detail: detailOf(choice, []) };
}

/**
 * The one choice with the same meaning in other words: `fires on the 13th` for `Fire at the 13th Alabama`; null if
 * there is none.
 */
function deedIn(choices: readonly SheetChoice[], words: readonly string[]): SheetChoice | null {
  const deed = words.find(isDeed);
  const names = words.filter((word) => !isDeed(word) && !isTowards(word) && !isIdle(word));
  const [found, ...more] = namedBy(choices, ({ label }) => label, names.join(' ')).filter(
    ({ label }) => deed === undefined || wordsOf(label).some((own) => synonymsOf(deed).includes(own)),
  );
  return found && more.length === 0 && words.length > 0 ? found : null;
}

/** The detail of a choice; null if it lacks one that is needed. */
function detailOf({ needs }: SheetChoice, words: readonly string[]): SheetDetail | null {
  const [first = '', second = '', third = ''] = words;
  const figure = Number(first);
  switch (needs?.kind) {
    case 'heading':
      // Without more words it means straight ahead.
      if (first === '') return { heading: needs.ahead };
      return Number.isFinite(figure) ? { heading: degrees(figure) } : null;
    case 'number':
      return first !== '' && Number.isInteger(figure) ? { number: figure } : null;
    case 'piece':
      return first === '' ? null : { piece: first };
    case 'place':
      if (first === 'hex' && /^\d+$/.test(second)) return { hex: Number(second) };
      return first === 'spot' && third !== '' ? { spot: spotOfInches(Number(second), Number(third)) } : null;
    default:
      return null;
  }
}

function counted<A>(sheet: Sheet<A>, filled: Filled): SheetReply {
  return { filled, says: `${left(sheet, filled)}.` };
}

/** `2 of 12 have no order yet`: the rows without a choice. */
function left<A>(sheet: Sheet<A>, filled: Filled): string {
  const open = unsetRows(sheet, filled).length;
  return open === 0 ? 'All have an order' : `${open} of ${sheet.rows.length} have no order yet`;
}
