import type { TenthDegrees } from '@linstock/ground';
import { type Refusal, refusal } from '@linstock/kernel';
import type { AttackPreview } from './attack-preview.ts';
import type { OrderMarker, OrderSign } from './marker.ts';
import type { OrderTerms } from './terms.ts';
import type { RowNote, SheetDetail } from './written.ts';

/**
 * An answer that is a form: rows that are each told something. It is built from parts, so that a question to which twenty
 * bodies are told something at once need not list its answers.
 */
export interface Sheet<A> {
  /** What it is, such as `Orders of the turn`. */
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** What a row does that is told nothing, such as `Hold`; null if each has to be told something. */
  readonly untold: string | null;
  /** Why a row may not be told this beside what the other rows have been told; null if it may. */
  refusePart(row: SheetRow, written: RowNote, filled: Filled): Refusal | null;
  /** The answer as it is written; null while a row lacks what it has to be told. */
  answer(filled: Filled): A | null;
  /** What was written in the sheet that became this answer: rows it does not name are told nothing. */
  read(answer: A): Filled;
  /** What a row's order comes to as things stand, such as `up to 8 in`; empty if there is nothing to add. */
  means(row: SheetRow, written: RowNote | null): string;
  /** What an order comes to for the row that would be told it, beside what is written; null if it is no order. */
  terms?(row: SheetRow, written: RowNote, filled: Filled): OrderTerms | null;
  /** The attack a row would make that is told this, as it would go beside what is written; null if it makes none. */
  attackPreview?(row: SheetRow, written: RowNote, filled: Filled): AttackPreview | null;
  /** The markers this puts on the table; of rows that are told nothing too. */
  markers(filled: Filled): readonly OrderMarker[];
  /** What will come of it besides, in sentences: bodies left without orders, two that want one place … */
  warn(filled: Filled): readonly string[];
}

/** One of those who are told something. */
export interface SheetRow {
  readonly id: string;
  /** The piece that is told it. */
  readonly piece: string;
  /** The body it belongs to, whose rows may all be told the same at once. */
  readonly body: string;
  readonly label: string;
  /** How it stands, such as `12 figures, elite, good`. */
  readonly state?: string;
  readonly choices: readonly SheetChoice[];
}

/** One thing a row may be told. */
export interface SheetChoice {
  readonly id: string;
  readonly label: string;
  /** Why this row cannot be told it, whatever the others are told; null if it can. */
  readonly refusal: Refusal | null;
  /** One or two letters for it, where many stand in a row. */
  readonly letter?: string;
  /** The key that says it while the form has the focus: a letter that no other choice of the row has. */
  readonly key?: string;
  /** The drawing on its marker. */
  readonly sign?: OrderSign;
  /** What it does, in a sentence. */
  readonly does?: string;
  /** Why it would come to nothing as things stand, though it may be told. */
  readonly vain?: Pick<Refusal, 'sentence' | 'clause'>;
  /** The piece it is about: a click on it says this to the row in hand. */
  readonly at?: string;
  /** What has to be said besides. */
  readonly needs?: SheetNeed;
}

/** What has to be said with a choice: a way to go, a place or a piece clicked on the map, a number. */
export type SheetNeed =
  | {
      readonly kind: 'heading';
      readonly label: string;
      /** Straight ahead of it, which is said first. */
      readonly ahead: TenthDegrees;
      /** How far to both sides of its arrow it may then go, to be shown with it. */
      readonly spread?: TenthDegrees;
    }
  | { readonly kind: 'place' | 'piece'; readonly label: string }
  | { readonly kind: 'number'; readonly label: string; readonly least: number; readonly most: number };

/** What has been written in a sheet so far, by row. */
export type Filled = Readonly<Record<string, RowNote>>;

/** A sheet with one more row written, or why it may not be. */
export function writeRow<A>(
  sheet: Sheet<A>,
  filled: Filled,
  row: SheetRow,
  written: RowNote,
): { readonly filled: Filled } | { readonly refusal: Refusal } {
  const choice = row.choices.find(({ id }) => id === written.choice);
  if (!choice) return { refusal: refusal('sheet', null, `${row.label} cannot be told "${written.choice}".`) };
  const missing = unsaid(choice, written.detail);
  if (missing !== null) return { refusal: refusal('sheet', null, `${choice.label}: ${missing}`) };
  const refused = choice.refusal ?? sheet.refusePart(row, written, filled);
  return refused ? { refusal: refused } : { filled: { ...filled, [row.id]: written } };
}

/** A sheet in which all these rows that may are told the same. */
export function writeRows<A>(
  sheet: Sheet<A>,
  filled: Filled,
  rows: readonly SheetRow[],
  written: RowNote,
): Filled {
  return rows.reduce((so, row) => {
    const done = writeRow(sheet, so, row, written);
    return 'filled' in done ? done.filled : so;
  }, filled);
}

/** A sheet with a row told nothing again. */
export function clearRow(filled: Filled, row: SheetRow): Filled {
  const { [row.id]: _, ...rest } = filled;
  return rest;
}

/** What of an earlier sheet, or of one begun, may stand in this one. */
export function keepFitting<A>(sheet: Sheet<A>, earlier: Filled): Filled {
  return sheet.rows.reduce<Filled>((filled, row) => {
    const written = earlier[row.id];
    const done = written && writeRow(sheet, filled, row, written);
    return done && 'filled' in done ? done.filled : filled;
  }, {});
}

/** The rows that have been told nothing yet. */
export function unsetRows<A>({ rows }: Sheet<A>, filled: Filled): readonly SheetRow[] {
  return rows.filter(({ id }) => filled[id] === undefined);
}

/** What is still to be said with a choice; null if nothing is. */
function unsaid({ needs }: SheetChoice, detail: SheetDetail | undefined): string | null {
  if (!needs) return null;
  if (!detail) return `say ${needs.label} too.`;
  switch (needs.kind) {
    case 'heading':
      return 'heading' in detail ? null : `say ${needs.label}, in degrees.`;
    case 'piece':
      return 'piece' in detail ? null : `say ${needs.label}, a piece.`;
    case 'place':
      return 'hex' in detail || 'spot' in detail ? null : `say ${needs.label}, a place.`;
    case 'number': {
      const fits = 'number' in detail && detail.number >= needs.least && detail.number <= needs.most;
      return fits ? null : `say ${needs.label}, ${needs.least} to ${needs.most}.`;
    }
  }
}
