import { type Filled, type Piece, type RowNote, type Sheet, type SheetRow, writeRow } from '@linstock/scene';

/** A unit of a body that could not get the order of the others, and the reason. */
export interface RefusedRow {
  readonly row: string;
  readonly label: string;
  readonly sentence: string;
  readonly clause: string | null;
}

/** A sheet in which rows get an order, each in its own way, except those that may not have it. */
export function writeBodyRows(
  sheet: Sheet<unknown>,
  filled: Filled,
  rows: readonly SheetRow[],
  written: (row: SheetRow) => RowNote,
): { readonly filled: Filled; readonly kept: readonly RefusedRow[] } {
  const kept: RefusedRow[] = [];
  const all = rows.reduce((so, row) => {
    const told = written(row);
    if (!row.choices.some(({ id }) => id === told.choice)) {
      kept.push({ row: row.id, label: row.label, sentence: 'It has no such order.', clause: null });
      return so;
    }
    const done = writeRow(sheet, so, row, told);
    if ('filled' in done) return done.filled;
    const { sentence, clause } = done.refusal;
    kept.push({ row: row.id, label: row.label, sentence, clause });
    return so;
  }, filled);
  return { filled: all, kept };
}

/** The order that sends a row that way: its present order if that has a direction, else the first choice that has one. */
export function orderByHeading({ choices, id }: SheetRow, filled: Filled, heading: number): RowNote {
  const going = choices.filter(({ needs }) => needs?.kind === 'heading');
  const told = going.find((choice) => choice.id === filled[id]?.choice);
  const choice = told ?? going.find(({ refusal }) => refusal === null) ?? going[0];
  return { choice: choice?.id ?? 'that way', detail: { heading } };
}

/** The middle of the units of these rows that are on the table; null if there are none. */
export function middleOfRows(
  rows: readonly SheetRow[],
  pieces: readonly Piece[],
): { readonly x: number; readonly y: number } | null {
  const poses = pieces.flatMap(({ id, pose }) =>
    pose && rows.some(({ piece }) => piece === id) ? [pose] : [],
  );
  const sum = (of: (pose: (typeof poses)[number]) => number): number =>
    poses.reduce((all, pose) => all + of(pose), 0) / poses.length;
  return poses.length === 0 ? null : { x: Math.round(sum(({ x }) => x)), y: Math.round(sum(({ y }) => y)) };
}
