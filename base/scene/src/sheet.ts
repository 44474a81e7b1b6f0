import type { TenthDegrees } from '@linstock/ground';
import { type Refusal, refusal } from '@linstock/kernel';
import type { AttackPreview } from './attack-preview.ts';
import type { OrderMarker, OrderSign } from './marker.ts';
import type { RowNote, SheetDetail } from './row-note.ts';
import type { OrderTerms } from './terms.ts';

/**
 * An answer that is a form: each row gets a choice. It is built from parts, so a question about twenty bodies at once
 * need not list its answers.
 */
export interface Sheet<A> {
  /** Its title, such as `Orders of the turn`. */
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** The action of a row without a choice, such as `Hold`; null if each row needs a choice. */
  readonly untold: string | null;
  /** Why a row may not have this choice together with those of the other rows; null if it may. */
  refusePart(row: SheetRow, written: RowNote, filled: Filled): Refusal | null;
  /** The written answer; null while a row lacks a choice it needs. */
  answer(filled: Filled): A | null;
  /** The form that became this answer: rows it does not name have no choice. */
  read(answer: A): Filled;
  /** The effect of a row's order at present, such as `up to 8 in`; empty if there is nothing to add. */
  means(row: SheetRow, written: RowNote | null): string;
  /** The terms of an order for the row that would get it, given the rest of the form; null if it is no order. */
  terms?(row: SheetRow, written: RowNote, filled: Filled): OrderTerms | null;
  /** The attack of a row with this choice, given the rest of the form; null if it makes none. */
  attackPreview?(row: SheetRow, written: RowNote, filled: Filled): AttackPreview | null;
  /** The markers that the filled sheet puts on the table, also those of rows without a choice. */
  markers(filled: Filled): readonly OrderMarker[];
  /** Further consequences, in sentences: bodies left without orders, two that want one place … */
  warn(filled: Filled): readonly string[];
}

/** One unit that gets a choice. */
export interface SheetRow {
  readonly id: string;
  /** The piece that gets it. */
  readonly piece: string;
  /** Its body, whose rows may all get the same choice at once. */
  readonly body: string;
  readonly label: string;
  /** Its state, such as `12 figures, elite, good`. */
  readonly state?: string;
  readonly choices: readonly SheetChoice[];
}

/** One possible choice of a row. */
export interface SheetChoice {
  readonly id: string;
  readonly label: string;
  /** Why this row can never have it, whatever the others have; null if it can. */
  readonly refusal: Refusal | null;
  /** One or two letters for it, where many stand in a row. */
  readonly letter?: string;
  /** The key that says it while the form has the focus: a letter that no other choice of the row has. */
  readonly key?: string;
  /** The drawing on its marker. */
  readonly sign?: OrderSign;
  /** Its effect, in a sentence. */
  readonly does?: string;
  /** Why it would have no effect at present, though it is allowed. */
  readonly vain?: Pick<Refusal, 'sentence' | 'clause'>;
  /** The piece it is about: a click on the piece selects this choice in the active row. */
  readonly at?: string;
  /** The detail it needs. */
  readonly needs?: SheetNeed;
}

/** A detail of a choice: a way to go, a place or a piece clicked on the map, a number. */
export type SheetNeed =
  | {
      readonly kind: 'heading';
      readonly label: string;
      /** Straight ahead of it, which is said first. */
      readonly ahead: TenthDegrees;
      /** The angle to both sides of its arrow within which it may then move, to be shown with it. */
      readonly spread?: TenthDegrees;
    }
  | { readonly kind: 'place' | 'piece'; readonly label: string }
  | { readonly kind: 'number'; readonly label: string; readonly least: number; readonly most: number };

/** The choices in a sheet so far, by row. */
export type Filled = Readonly<Record<string, RowNote>>;

/** A sheet with one more row written, or why it may not be. */
export function writeRow<A>(
  sheet: Sheet<A>,
  filled: Filled,
  row: SheetRow,
  written: RowNote,
): { readonly filled: Filled } | { readonly refusal: Refusal } {
  const choice = row.choices.find(({ id }) => id === written.choice);
  if (!choice)
    return { refusal: refusal('sheet', null, `${row.label} cannot get the order "${written.choice}".`) };
  const missing = unsaid(choice, written.detail);
  if (missing !== null) return { refusal: refusal('sheet', null, `${choice.label}: ${missing}`) };
  const refused = choice.refusal ?? sheet.refusePart(row, written, filled);
  return refused ? { refusal: refused } : { filled: { ...filled, [row.id]: written } };
}

/** A sheet in which all these rows that may have the same choice have it. */
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

/** A sheet with the choice of a row removed. */
export function clearRow(filled: Filled, row: SheetRow): Filled {
  const { [row.id]: _, ...rest } = filled;
  return rest;
}

/** The choices of an earlier or unfinished sheet that are legal in this one. */
export function keepFitting<A>(sheet: Sheet<A>, earlier: Filled): Filled {
  return sheet.rows.reduce<Filled>((filled, row) => {
    const written = earlier[row.id];
    const done = written && writeRow(sheet, filled, row, written);
    return done && 'filled' in done ? done.filled : filled;
  }, {});
}

/** The rows without a choice. */
export function unsetRows<A>({ rows }: Sheet<A>, filled: Filled): readonly SheetRow[] {
  return rows.filter(({ id }) => filled[id] === undefined);
}

/** The detail that a choice still lacks; null if it lacks none. */
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
