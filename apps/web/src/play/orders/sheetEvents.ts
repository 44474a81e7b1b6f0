/** A player's actions on the open sheet. */
import { type RowNote, type SheetRow, sayToSheet } from '@linstock/scene';
import type { OpenSheet } from '../state/state.ts';
import type { Transition } from '../state/transition.ts';
import {
  enterSheet,
  fillAsLastTime,
  fillRow,
  fillSheet,
  holdBody,
  holdNextUnset,
  holdRow,
  lockSheet,
  reopenRow,
  writeProposed,
  writeRows,
} from './fillSheet.ts';

export type SheetEvent = { readonly on: 'sheet' } & SheetAction;

type SheetAction =
  /** Writes in a row. */
  | { readonly do: 'write'; readonly row: SheetRow; readonly written: RowNote }
  /** Writes the same choice in these rows. */
  | { readonly do: 'write all'; readonly rows: readonly SheetRow[]; readonly choice: string }
  /** Writes what a card proposes. */
  | {
      readonly do: 'write proposed';
      readonly writes: readonly { readonly row: string; readonly written: RowNote }[];
    }
  /** The pointer or focus is at a choice; null: at none. */
  | { readonly do: 'look'; readonly looks: OpenSheet['looks'] }
  /** Makes a row active; null: none. */
  | { readonly do: 'hold'; readonly row: string | null }
  /** Makes a body active, or lets it go. */
  | { readonly do: 'hold body'; readonly body: string }
  /** Makes the next open row active. */
  | { readonly do: 'hold next' }
  | { readonly do: 'clear'; readonly row: SheetRow }
  | { readonly do: 'clear all' }
  /** Fills the open rows with the last answers. */
  | { readonly do: 'as last time' }
  /** Gives the sheet. */
  | { readonly do: 'lock' }
  /** A line was typed in the text view. */
  | { readonly do: 'type'; readonly line: string };

export function changeSheetBy(t: Transition, event: SheetEvent): Transition {
  const { mode } = t.state;
  if (mode.at !== 'sheet') return t;
  const { open } = mode;
  switch (event.do) {
    case 'write':
      return fillRow(t, open, event.row, event.written);
    case 'write all':
      return writeRows(t, open, event.rows, event.choice);
    case 'write proposed':
      return writeProposed(t, open, event.writes);
    case 'look':
      return event.looks === null && open.looks === null ? t : enterSheet(t, { looks: event.looks });
    case 'hold':
      return holdRow(t, event.row);
    case 'hold body':
      return holdBody(t, open, event.body);
    case 'hold next':
      return holdNextUnset(t, open);
    case 'clear':
      return reopenRow(t, open, event.row);
    case 'clear all':
      return fillSheet(t, {});
    case 'as last time':
      return fillAsLastTime(t, open);
    case 'lock':
      return lockSheet(t, open);
    case 'type':
      return typeInSheet(t, open, event.line);
  }
}

/** Does what a typed line says to the sheet. */
function typeInSheet(t: Transition, open: OpenSheet, line: string): Transition {
  const said = sayToSheet(open.sheet, open.filled, line, open.last);
  if (!said) return t;
  const filled = fillSheet(t, said.filled);
  return said.locks ? lockSheet(filled, { ...open, filled: said.filled }) : filled;
}
