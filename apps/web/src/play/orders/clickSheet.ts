/** Clicks on the map while a sheet is filled in. */
import { bearingTo } from '@linstock/ground';
import type { Picked, Piece, RowNote, SheetDetail, SheetRow } from '@linstock/scene';
import { middleOfRows, orderByHeading } from '../chosen/bodyOrder.ts';
import type { OpenSheet, SessionState } from '../state/state.ts';
import { changeState, type Transition } from '../state/transition.ts';
import { explainDefault } from './defaultChoice.ts';
import { fillRow, holdBody, holdRow, writeEach } from './fillSheet.ts';

/**
 * A click on the map: what it says to the active row or body, or the row of the piece that was clicked. A click on the piece of the
 * active row lets it go; a double click makes its body active. Null if the click says nothing to the sheet.
 */
export function clickSheet(t: Transition, candidates: readonly Picked[], twice: boolean): Transition | null {
  const { mode } = t.state;
  if (mode.at !== 'sheet') return null;
  const { open } = mode;
  const row = open.sheet.rows.find(({ id }) => id === open.row);
  const said = row && saidBy(t.state, row, open, candidates);
  if (row && said) return fillRow(t, open, row, said);
  if (open.waits !== null) return null;
  const own = open.sheet.rows.find(({ piece }) =>
    candidates.some((each) => 'piece' in each && each.piece === piece),
  );
  if (own) return clickOwnRow(t, open, own, twice);
  return open.body === null ? null : sendBody(t, open, candidates);
}

function clickOwnRow(t: Transition, open: OpenSheet, own: SheetRow, twice: boolean): Transition {
  if (twice && open.sheet.rows.some((each) => each !== own && each.body === own.body))
    return open.body === own.body ? t : holdBody(t, open, own.body);
  return changeState(holdRow(t, open.row === own.id && !twice ? null : own.id), { inspected: null });
}

/** Sends all of the active body towards a place: their arrows are parallel. */
function sendBody(t: Transition, open: OpenSheet, candidates: readonly Picked[]): Transition | null {
  const rows = open.sheet.rows.filter((row) => row.body === open.body);
  const spot = candidates.find((each) => 'spot' in each);
  const middle = middleOfRows(rows, t.state.scene?.pieces ?? []);
  if (!spot || !('spot' in spot) || !middle) return null;
  const { x, y } = spot.spot;
  if (x === middle.x && y === middle.y) return t;
  const heading = bearingTo(middle, spot.spot);
  return writeEach(t, open, rows, (row) => orderByHeading(row, open.filled, heading));
}

/**
 * The meaning of a click for the active row: the detail that its choice waits for, another heading, or a
 * choice about a piece.
 */
function saidBy(
  { scene }: SessionState,
  row: SheetRow,
  open: OpenSheet,
  candidates: readonly Picked[],
): RowNote | null {
  const choice = open.waits ?? open.filled[row.id]?.choice;
  const piece = scene?.pieces.find(({ id }) => id === row.piece);
  const detail = choice === undefined ? null : detailOfClick(row, choice, candidates, piece);
  if (choice !== undefined && detail) return { choice, detail };
  const about = row.choices.find(({ at }) => candidates.some((each) => 'piece' in each && each.piece === at));
  return about ? explainDefault(about) : null;
}

/**
 * The detail that a click adds to a choice; null if the choice needs something else. A click on open ground
 * is a heading. One on a piece is none: it may make another row active.
 */
function detailOfClick(
  row: SheetRow,
  choice: string,
  candidates: readonly Picked[],
  piece: Piece | undefined,
): SheetDetail | null {
  const needs = row.choices.find(({ id }) => id === choice)?.needs;
  const onPiece = candidates.some((each) => 'piece' in each);
  for (const each of candidates) {
    if (needs?.kind === 'piece' && 'piece' in each) return each;
    if (needs?.kind === 'place' && ('hex' in each || 'spot' in each)) return each;
    if (needs?.kind === 'heading' && 'spot' in each && piece?.pose && !onPiece)
      return { heading: bearingTo(piece.pose, each.spot) };
  }
  return null;
}
